import { useState } from 'react';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { ReportView } from '@/dashboard/features/research/report/report-view.tsx';
import type { Report } from '@/shared/contracts/insight-report.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import { toConcise } from '@/shared/insights/report/concise.ts';
import { writeMarkdown } from '@/shared/insights/report/markdown.ts';
import { ChangesNote } from './changes-note.tsx';
import { ReportActs } from './report-acts.tsx';
import style from './reports.module.css';
import { say } from './say.ts';

type Length = 'full' | 'short';

/** The same report in short, for reading and for the file it is exported to; nothing is asked for it. */
function inShort(open: OpenReport, report: Report) {
  const short = toConcise(report);
  return { ...open, report: short, result: writeMarkdown(short, open.items) };
}

interface OwnReportProps {
  open: OpenReport;
  report: Report;
  onRunAgain: () => void;
}

/** A finished report as its owner reads it, in full or in short. */
export function OwnReport({ open, report, onRunAgain }: OwnReportProps) {
  const [length, setLength] = useState<Length>('full');
  const shown = length === 'short' ? inShort(open, report) : { ...open, report };
  const lengths = (['full', 'short'] as const).map((id) => ({ id, label: say(id) }));
  return (
    <ReportView
      report={shown.report}
      items={open.items}
      acts={
        <>
          <ReportActs open={shown} onRunAgain={onRunAgain} />
          {report.kind === 'detailed' && (
            <div className={style.length}>
              <RadioGroup
                label={say('length')}
                labelHidden
                layout="row"
                options={lengths}
                value={length}
                onChange={setLength}
              />
            </div>
          )}
        </>
      }
      changes={open.changes && <ChangesNote changes={open.changes} />}
    />
  );
}
