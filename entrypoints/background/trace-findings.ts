import type { GuardFinding } from '@/shared/contracts/enhance.ts';
import type { Segment } from '@/shared/enhance/changes.ts';
import type { CardFinding } from '@/shared/extension/ports.ts';

/**
 * Finds for each finding the change that caused it, so that refusing that change puts the value right.
 * A value that several changes share, or that none of them holds whole, is traced to none.
 */
export function traceFindings(
  findings: readonly GuardFinding[],
  segments: readonly Segment[],
): CardFinding[] {
  return findings.map((finding) => {
    const [had, has] =
      finding.change === 'lost' ? (['before', 'after'] as const) : (['after', 'before'] as const);
    const causes = segments.flatMap((part, index) =>
      !('same' in part) && part[had].includes(finding.value) && !part[has].includes(finding.value)
        ? [index]
        : [],
    );
    return { ...finding, segment: causes.length === 1 ? (causes[0] ?? null) : null };
  });
}
