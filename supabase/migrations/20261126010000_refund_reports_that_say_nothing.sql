-- Who was told nothing pays nothing (decision 43): a report that found too little gives its credits back, by the trigger that
-- ends it. One that failed stays paid, as the price says (spec §9).
update public.analysis_refunds set refunded = true where ended = 'insufficient';
