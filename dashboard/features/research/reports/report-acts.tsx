import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, Link2, MessageCircle, PanelRight, Printer, RotateCw, Wand2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { takeToExtension } from '@/dashboard/app/hand-text.ts';
import { chatPath, paths } from '@/dashboard/app/paths.ts';
import { contextOf, keepContext } from '@/dashboard/app/report-context.ts';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { tellFailure } from '@/dashboard/app/tell-failure.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { shareReport, unshareReport } from '@/shared/client/analysis-calls.ts';
import type { OpenReport } from '@/shared/contracts/kept-reports.ts';
import type { HandedText } from '@/shared/contracts/text-handoff.ts';
import type { ErrorContext } from '@/shared/errors/texts.en.ts';
import type { ExportFormat } from './export-report.ts';
import { reportsKey } from './report-queries.ts';
import style from './reports.module.css';
import { say } from './say.ts';
import { WeeklyAct } from './weekly-act.tsx';

const formats: readonly ExportFormat[] = ['Markdown', 'CSV', 'JSON'];

/** Does one thing to a report, then reads it anew; a failure is said as a sentence. */
function useAct<T>(context: ErrorContext, act: () => Promise<T>, onDone?: (result: T) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      void cache.invalidateQueries({ queryKey: reportsKey });
      onDone?.(result);
    },
    onError: (thrown) => tellFailure(context, thrown, 'reports'),
  });
}

/** Says what a link shows before there is one. */
function ShareDialog({ onClose, onMake }: { onClose: () => void; onMake: () => void }) {
  return (
    <Dialog title={say('shareAsks')} onClose={onClose}>
      <p>{say('shareShows')}</p>
      <ButtonRow>
        <Button kind="primary" size="site" onClick={onMake}>
          {say('shareMake')}
        </Button>
        <Button size="site" onClick={onClose}>
          {say('cancel')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

function Sharing({ open }: { open: OpenReport }) {
  const [isAsking, setIsAsking] = useState(false);
  const share = useAct(
    'report-share',
    () => shareReport(functionsAccess, open.id),
    async (url) => {
      const copied = await copyText(url);
      showToast('success', copied ? say('linkCopied') : url, 'reports');
    },
  );
  const end = useAct(
    'report-unshare',
    () => unshareReport(functionsAccess, open.id),
    () => showToast('success', say('sharingEnded'), 'reports'),
  );
  return open.shareUrl ? (
    <>
      <Button onClick={() => void copyText(open.shareUrl ?? '')}>
        <Link2 aria-hidden="true" />
        {say('copyLink')}
      </Button>
      <Button disabled={end.isPending} onClick={() => end.mutate()}>
        {say('stopSharing')}
      </Button>
    </>
  ) : (
    <>
      <Button disabled={share.isPending} onClick={() => setIsAsking(true)}>
        <Link2 aria-hidden="true" />
        {say('share')}
      </Button>
      {isAsking && (
        <ShareDialog
          onClose={() => setIsAsking(false)}
          onMake={() => {
            setIsAsking(false);
            share.mutate();
          }}
        />
      )}
    </>
  );
}

/** Takes the findings to the extension's panel, where they go along with the next rewrite. */
function HandToExtension({ open }: { open: OpenReport }) {
  const context = contextOf(open);
  const hand = useMutation({ mutationFn: (text: HandedText) => takeToExtension('context', text) });
  return (
    context && (
      <Button disabled={hand.isPending} onClick={() => hand.mutate(context)}>
        <PanelRight aria-hidden="true" />
        {say('useInExtension')}
      </Button>
    )
  );
}

interface ReportActsProps {
  open: OpenReport;
  /** Asks the same question again. */
  onRunAgain: () => void;
}

/** What its owner may do with a report. */
export function ReportActs({ open, onRunAgain }: ReportActsProps) {
  const navigate = useNavigate();
  const [isMore, setIsMore] = useState(false);
  const further = useId();
  const takeAlong = () => {
    keepContext(open);
    void navigate(paths.generator);
  };
  return (
    <div className={style.acts}>
      <Link to={chatPath(open.id)} className={buttonClass({ kind: 'primary' })}>
        <MessageCircle aria-hidden="true" />
        {say('askAiAssistant')}
      </Link>
      <Sharing open={open} />
      <Exports open={open} />
      <Button aria-expanded={isMore} aria-controls={further} onClick={() => setIsMore(!isMore)}>
        <Ellipsis aria-hidden="true" />
        {say('moreActs')}
      </Button>
      <span id={further} className={style.furtherActs} data-shown={isMore}>
        <Button onClick={takeAlong}>
          <Wand2 aria-hidden="true" />
          {say('useAsContext')}
        </Button>
        <HandToExtension open={open} />
        <Button onClick={onRunAgain}>
          <RotateCw aria-hidden="true" />
          {say('runAgain')}
        </Button>
        <WeeklyAct open={open} />
      </span>
    </div>
  );
}

/** A report as a file, or on paper. */
export function Exports({ open }: { open: OpenReport }) {
  const [isShown, setIsShown] = useState(false);
  const kinds = useId();
  const download = async (format: ExportFormat) => {
    const { downloadReport } = await import('./export-report.ts');
    downloadReport(open, format);
  };
  return (
    <>
      <Button aria-expanded={isShown} aria-controls={kinds} onClick={() => setIsShown(!isShown)}>
        <Download aria-hidden="true" />
        {say('export')}
      </Button>
      <span id={kinds} hidden={!isShown} className={style.kinds}>
        {formats.map((format) => (
          <Button key={format} onClick={() => void download(format)}>
            {format}
          </Button>
        ))}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {say('print')}
        </Button>
      </span>
    </>
  );
}
