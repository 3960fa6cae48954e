import { useParams } from 'react-router';
import { OwnTemplatePart } from '@/dashboard/features/gallery/own-template.tsx';

/** A template of the account's own (ADR 41). */
export function OwnTemplatePage() {
  const { id = '' } = useParams();
  return <OwnTemplatePart key={id} id={id} />;
}
