import { Button, Inline } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, Download } from 'lucide-react';
import { type Contribution, getScheduleFile } from '#api/calls/contributions.ts';
import { toFailure } from '#api/failure.ts';
import { useNotifyFailure } from '#app/notifications/useNotifyFailure.ts';
import type { ScheduleFile } from '#domain/plans/schedules.ts';
import { saveFile } from '../documents/saveFile.ts';

const LABELS: Readonly<Record<ScheduleFile, string>> = {
  ics: 'Add to your calendar',
  csv: 'Download as CSV',
};
const TYPES: Readonly<Record<ScheduleFile, string>> = { ics: 'text/calendar', csv: 'text/csv' };
/** Makes spreadsheets read the file as UTF-8; the browser strips it when it decodes the response. */
const BYTE_ORDER_MARK = '\uFEFF';
const ICONS = { ics: CalendarPlus, csv: Download } as const;

interface ScheduleFilesProps {
  readonly contribution: Contribution;
}

/** Buttons that download the schedule as a calendar or a spreadsheet. */
export const ScheduleFiles = ({ contribution }: ScheduleFilesProps) => (
  <Inline gap={3}>
    <FileButton contribution={contribution} file="ics" />
    <FileButton contribution={contribution} file="csv" />
  </Inline>
);

function FileButton({
  contribution: { id, slug },
  file,
}: ScheduleFilesProps & { readonly file: ScheduleFile }) {
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => getScheduleFile(id, file),
    onSuccess: (text) => saveFile({ name: `${slug}.${file}`, content: asFile(text, file) }),
    onError: (error) => notifyFailure(toFailure(error)),
  });
  const Icon = ICONS[file];
  return (
    <Button variant="quiet" icon={<Icon size={18} />} busy={isPending} onClick={() => mutate()}>
      {LABELS[file]}
    </Button>
  );
}

function asFile(text: string, file: ScheduleFile): Blob {
  const mark = file === 'csv' && !text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return new Blob([mark, text], { type: `${TYPES[file]};charset=utf-8` });
}
