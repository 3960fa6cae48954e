/** Answers of chat tools as they come, for follow-up questions and summaries. */
export const answers: readonly string[] = [
  `Sourdough needs time more than skill. A healthy starter doubles within six hours at 24 °C; if yours takes longer, feed it twice a day for a week. Mix flour, water and starter, then let the dough rest for 40 minutes before you add salt. Bulk fermentation depends on the temperature of your kitchen. Some flours absorb more water than others. You should preheat the oven for at least 45 minutes. Too much steam can cause a pale crust. About 80% of beginners give up after the first three loaves.`,
  `## Installing the agent\nDownload the package from the portal and run the installer as root. The agent registers with the MDM service on first start.\n\n## Hardening\nDisable password login and rotate the keys every 90 days. Use certificates or tokens for automation.\n\n## Monitoring\nExport the metrics to Prometheus or Grafana Cloud. Several alerts fire by default. If the agent loses its connection, it retries for 24 hours.`,
  `Intermittent fasting restricts when you eat rather than what. Most people follow the 16:8 pattern, which means sixteen hours without food. Studies have shown modest weight loss, similar to that of ordinary calorie restriction. Some medications must not be taken on an empty stomach. It may cause headaches in the first week. You should drink enough water. The effect on muscle mass varies with your protein intake.`,
  `Remote teams struggle with onboarding because nobody sees what a new colleague does not know. Assign a buddy for the first month. Write down decisions in one place. Over 60% of new hires say that they felt lost in week one. Managers should hold a short call every day. Many companies underestimate the cost of a bad start. The length of the programme depends on the role.`,
  `To migrate the database, first take a snapshot. Then create a read replica on version 16 and promote it during a maintenance window. You must update the connection strings in all services. Logical replication can lead to data loss if sequences are not synchronised. Use pg_upgrade or dump and restore. WAL files need up to 40% more disk space. Certain extensions are not available on RDS. If the lag exceeds ten seconds, wait before you promote.`,
  `Lisbon in October is mild, with 20 to 24 °C and few crowds. Stay in Alfama or Graça for the views. Avoid tram 28 in the middle of the day. Day trips to Sintra need a full day; buy tickets for the palace in advance. Some museums close on Mondays. A realistic budget for two is 120 euros a day without the hotel.`,
  `Compound interest means that you earn interest on interest. With 1,000 euros at 5% a year you have 1,050 after one year and 1,629 after ten. The result depends on how often interest is added. Inflation eats part of it. You should compare the effective annual rate. Certain accounts charge fees.`,
  `The contract can be terminated with three months' notice to the end of a quarter. An extraordinary termination is possible for good cause. The landlord must respond in writing. Some clauses are invalid under German law. Late payment may result in a reminder fee. If the deposit is not returned within six months, you can charge interest. The BGH has ruled on this several times.`,
];
/** Messages and notes as they are forwarded, for tasks, plans and replies. */
export const messages: readonly string[] = [
  `Hi all, thanks for joining today. Tom will send the revised offer to the client by Friday. I'll book the room for the workshop on 12 May. We need to check the budget with finance before the 3rd. Could you please review the slides, Ana? The launch was moved to June. Marketing has to prepare the newsletter until tomorrow. It was a good meeting.\n\nBest,\nMaria`,
  `Meeting notes 4 March\n- launch moved to 12 September\n- Sara owns the landing page\n- Jonas: write the release notes by Tuesday\n- no budget for ads\n- TODO: renew the certificate\n- [x] order the badges\n- [ ] call the printer`,
  `Hello, my heating has been broken since Monday. When can somebody come and look at it? I am at home every day after 4 pm. Do I have to pay for the repair myself? Please send me the number of the technician.\n\nKind regards,\nPeter Novak`,
  `Hey! Do you want to come hiking on Saturday or Sunday? The weather looks better on Sunday. How many people fit in your car? And who brings the food?\nLisa`,
  `The museum opened in 1932. It holds 4,000 paintings and is visited by half a million people a year. The building was designed by two brothers from Graz.`,
  `Before the trip: cancel the newspaper, water the plants and give the key to Mrs Hahn. Don't forget to print the tickets. The train leaves at 7:40 on Thursday. Call the hotel on Wednesday to confirm the late arrival. Dad will pick us up.`,
  `Dear Ms Ortiz, we have received your application. Could you tell us your salary expectations and your earliest start date? We would also like to know whether you are willing to relocate. Please upload your certificates to the portal by 30 June.\n\nSincerely,\nHannah Lee\nPeople Team`,
  `Release steps: First, merge the open pull requests. Then run the smoke tests on staging. If they fail, tell Igor. After that, tag the release and deploy it on Wednesday. Finally, update the changelog and notify the support team. Legal must approve the new terms by Monday.`,
];
export const keywords: readonly string[] = [
  'running coach, calm, for beginners, asks questions, no jargon',
  'sarcastic pirate history teacher',
  'senior data engineer, direct, concise, challenges assumptions, never guesses, cites sources',
  'friendly',
  'tax law, small businesses, patient, plain language',
  'An experienced nurse; warm and honest; explains with examples; does not diagnose',
  'editor for scientific papers, strict, corrects grammar, keeps the author’s voice, max 200 words',
  'Italian cooking, grandmother, loves stories, hates shortcuts',
  'no emojis, short answers',
  'Sherlock Holmes, observant, dry humour, deduces from details',
];
