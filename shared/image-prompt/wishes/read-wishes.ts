import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { splitCondition } from '@/shared/image-prompt/conditions.ts';
import { takeDialect } from '@/shared/image-prompt/named-dialect.ts';
import { splitAtThings, splitBack } from '@/shared/image-prompt/split-at-things.ts';
import { splitWishes } from '@/shared/image-prompt/split-wishes.ts';
import { asMeant } from '@/shared/image-prompt/spoken.ts';
import { readOrders } from './read-orders.ts';

/** The wishes of a message, each about one thing and as the rules know it. */
export const readWishes = (request: string, brief: ImageBrief): string[] =>
  readOrders(splitWishes(asMeant(takeDialect(request).text)), brief)
    .flatMap(splitCondition)
    .flatMap((wish) => splitAtThings(wish, brief))
    .flatMap((wish) => splitBack(wish, brief));
