import { sayPlain } from '@/components/say-plain.ts';
import style from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines of words are to come. */
  lines?: number;
  /** What is to come, as it is read out. */
  label?: string;
}

/** Stands where words are still to come; still, and not before one would wait for them. */
export function Skeleton({ lines = 3, label = sayPlain('loading') }: SkeletonProps) {
  return (
    <div className={style.skeleton} role="status" aria-label={label}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={style.line} aria-hidden="true" />
      ))}
    </div>
  );
}
