import type { TableInfo } from '../wire';

const HALF = 4;

/** The short address of a table, which is also what its QR code says. */
export const linkOf = (table: TableInfo): string => `${location.origin}/t/${table.code}`;

/** The code of a table as it is read aloud: “K7QX PALM”. */
export const spacedCode = ({ code }: TableInfo): string => `${code.slice(0, HALF)} ${code.slice(HALF)}`;
