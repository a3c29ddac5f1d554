/**
 * The formats of a Text Editor component: which of its four columns are shown, and their widths (in
 * twelfths).
 */
export const columnFormats = {
  '4_4': { columns: [1], widths: [12], label: 'One column' },
  '4_2-2': { columns: [1, 3], widths: [6, 6], label: 'Two halves' },
  '4_1-3': { columns: [1, 2], widths: [3, 9], label: 'Quarter and three quarters' },
  '4_3-1': { columns: [1, 4], widths: [9, 3], label: 'Three quarters and quarter' },
  '4_1-1-2': { columns: [1, 2, 3], widths: [3, 3, 6], label: 'Two quarters and half' },
  '4_2-1-1': { columns: [1, 3, 4], widths: [6, 3, 3], label: 'Half and two quarters' },
  '4_1-2-1': { columns: [1, 2, 4], widths: [3, 6, 3], label: 'Quarter, half, quarter' },
  '4_1-1-1-1': { columns: [1, 2, 3, 4], widths: [3, 3, 3, 3], label: 'Four quarters' },
  '3_1-1-1': { columns: [1, 2, 3], widths: [4, 4, 4], label: 'Three thirds' },
  '3_2-1': { columns: [1, 3], widths: [8, 4], label: 'Two thirds and third' },
  '3_1-2': { columns: [1, 2], widths: [4, 8], label: 'Third and two thirds' },
} as const satisfies Record<string, { columns: readonly number[]; widths: readonly number[]; label: string }>;

export type ColumnFormat = keyof typeof columnFormats;
export const columnFormatNames = Object.keys(columnFormats) as [ColumnFormat, ...ColumnFormat[]];

export const columnFields = ['column1', 'column2', 'column3', 'column4'] as const;
export type ColumnField = (typeof columnFields)[number];

/** The fields of the columns that a format shows, left to right. */
export function columnsOf(format: ColumnFormat): ColumnField[] {
  return columnFormats[format].columns.map((number) => `column${number}` as ColumnField);
}
