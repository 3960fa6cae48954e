import { BookmarkPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { takeToExtension } from '@/dashboard/app/hand-text.ts';
import { loginPath, templatePath } from '@/dashboard/app/paths.ts';
import { sessionStore } from '@/dashboard/app/session.ts';
import { say } from './say.ts';

interface SaveTemplateProps extends ButtonLook {
  id: string;
  title: string;
  /** What is saved. */
  text: string;
}

/** Puts a template into the library of this browser's extension; a visitor is led through the login (ADR 36). */
export function SaveTemplate({ id, title, text, ...look }: SaveTemplateProps) {
  const navigate = useNavigate();
  const save = async () => {
    const { status } = await sessionStore.known();
    if (status !== 'signedIn') return navigate(loginPath({ returnTo: templatePath(id) }));
    await takeToExtension('prompt', { title, text });
  };
  return (
    <Button {...look} aria-label={say('saveNamed', { title })} onClick={() => void save()}>
      <BookmarkPlus aria-hidden="true" />
      {say('saveToExtension')}
    </Button>
  );
}
