import type { ScheduleFile } from '#domain/schedules.ts';

const TYPES: Readonly<Record<ScheduleFile, string>> = { ics: 'text/calendar', csv: 'text/csv' };
/** Spreadsheets read a file as UTF-8 by it; the browser took it off the response. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a text to the browser as a download. */
export function saveFile(text: string, { name, file }: { name: string; file: ScheduleFile }): void {
  const mark = file === 'csv' && !text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${TYPES[file]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${file}`;
  link.click();
  URL.revokeObjectURL(url);
}
