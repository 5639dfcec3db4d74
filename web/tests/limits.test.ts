import { expect, test } from 'vitest';
import { limitOf } from '../build/limits';

test('limits are read from the crate of the protocol', () => {
  expect(limitOf('NAME_CHARS', 'pub mod limits {\n    pub const NAME_CHARS: usize = 1_024;\n}')).toBe(1024);
  expect(() => limitOf('NAME_CHARS', 'pub const NAME: usize = 24;')).toThrow('NAME_CHARS');
});
