/**
 * The view after a patch, which sets parts by path: `seats/2/hand` is `view.seats[2].hand`. Both views share the
 * unchanged parts.
 */
export function patched<View>(view: View, patch: Record<string, unknown>): View {
  let next: unknown = view;
  for (const [path, value] of Object.entries(patch)) next = path === '' ? value : set(next, path.split('/'), value);
  return next as View;
}

function set(target: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(target)) {
    const copy: unknown[] = target.slice();
    copy[Number(name)] = set(copy[Number(name)], rest, value);
    return copy;
  }
  const object = (target ?? {}) as Record<string, unknown>;
  return { ...object, [name]: set(object[name], rest, value) };
}
