/** What is wrong with a file or missing in it, by the code of the warning. */
export const fileWarningsEnglish = {
  at: '{place}: {warning}',
  pages: 'pp. {pages}',
  pagesAndMore: 'pp. {pages} and {count, number} more',
  no_text_layer: '{count, plural, one {This page is a picture} other {# pages are pictures}} without text.',
  garbled_text: 'The text stored in this file does not match its pages.',
  hidden_text:
    'This file holds text that cannot be seen when it is opened. It is marked, and is never taken for an instruction.',
  text_recognised: 'Text was read from the picture: check names and numbers.',
  text_unsure:
    'Most of these words were hard to read: it may be handwriting, a poor picture, or another language.',
  nothing_recognised: 'No text was found in the picture.',
  hidden_sheet: '{count, plural, one {# hidden sheet} other {# hidden sheets}}: read, and marked.',
  hidden_sheet_named: 'The sheet “{name}” is hidden: read, and marked.',
  hidden_rows: 'Hidden rows are marked.',
  hidden_rows_counted: '{count, plural, one {# hidden row} other {# hidden rows}}: read, and marked.',
  macros_ignored: 'The macros in this file were left alone.',
  external_links_ignored: 'Links to other files were not followed; the values last stored are shown.',
  scripts_ignored: 'The scripts in this file were left alone.',
  encoding_guessed: 'The file does not say how its letters are stored; some may be wrong.',
  ragged_rows: 'Some rows have more or fewer cells than the first one.',
  ragged_rows_counted:
    '{count, plural, one {# row has} other {# rows have}} more or fewer cells than the first one.',
  damaged: 'This file is damaged. What could be read of it is here.',
  pages_cut: 'Only the first {max, number} pages were read.',
  pages_cut_counted:
    'Only the first {max, number} pages were read; {count, plural, one {# page was} other {# pages were}} left out.',
  rows_cut: 'The table is too large: its end was left out.',
  rows_cut_counted: '{count, plural, one {# row was} other {# rows were}} left out: the table is too large.',
  text_cut: 'Only the first {max, number} characters were read.',
  table_text_cut:
    'All rows can be looked at and counted; only the first {max, number} characters go into a draft.',
  animation_first_frame: 'Only the first picture of this animation was read.',
} as const;
