/** The built-in texts of the components. The content of a component comes from its caller. */
export interface UiMessages {
  readonly skipToContent: string;
  /** Leads past a comparison to the buttons that choose. */
  readonly skipToChoice: string;
  readonly close: string;
  readonly apply: string;
  readonly clear: string;
  readonly clearSearch: string;
  readonly tryAgain: string;
  readonly readOnly: string;
  /** After the mark of required fields. */
  readonly requiredNote: string;
  readonly showPassword: string;
  readonly hidePassword: string;

  /** The errors of text that is no number or no amount. */
  readonly numberInFigures: string;
  readonly amountInFigures: string;
  readonly amountNegative: string;
  readonly amountDecimals: string;
  readonly amountWholeNaira: string;
  readonly amountTooLarge: (largest: string) => string;

  readonly breadcrumb: string;
  readonly pages: string;
  readonly page: (number: number) => string;
  readonly previousPage: string;
  readonly nextPage: string;

  readonly copy: string;
  readonly copied: string;
  /** The browser rejected copying, and the text was selected. */
  readonly copyFailed: string;
  readonly copyRejected: string;

  readonly steps: string;
  /** After the title of a step that is done, for screen readers. */
  readonly stepDone: string;
  readonly stepOf: (current: number, total: number) => string;
  readonly itemDone: string;
  readonly itemCurrent: string;
  readonly itemPending: string;

  /** The accessible name of the list of toasts. */
  readonly toasts: string;
  /** Before each toast, for screen readers. */
  readonly toast: string;
  readonly dismiss: string;

  readonly theme: string;
  readonly themeSystem: string;
  readonly themeLight: string;
  readonly themeDark: string;

  readonly previous: string;
  readonly next: string;
  /** What screen readers call a carousel and each of its slides. */
  readonly carousel: string;
  readonly slide: string;
  readonly slideOf: (number: number, count: number) => string;
  readonly slidesOf: (first: number, last: number, count: number) => string;

  readonly pictures: string;
  readonly pictureOf: (number: number, count: number) => string;
  readonly openPicture: (number: number, alt: string) => string;
  readonly allPictures: (count: number) => string;
  /** After the position on a phone's button that opens the pictures over the whole screen, for screen readers. */
  readonly inFullScreen: string;
  readonly previousPicture: string;
  readonly nextPicture: string;

  readonly choosePicture: string;
  readonly dropPicture: string;
  readonly chooseAnotherPicture: string;
  readonly removePicture: string;
  readonly openingPicture: string;
  readonly cropArea: string;
  readonly cropHelp: string;
  readonly cropFailed: string;
  readonly zoom: string;

  readonly chooseDate: string;
  readonly datePlaceholder: string;
  readonly openingCalendar: string;
  readonly calendarFailed: string;
  readonly month: string;
  readonly year: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly today: string;
  readonly selectedDay: string;

  /** Announced while one types in a field with a list. */
  readonly optionsFound: (found: number, total: number) => string;

  readonly countries: string;
  readonly searchCountries: string;
  readonly countryOrCode: string;
  readonly noCountryFits: (query: string) => string;
  readonly loadingCountries: string;
  readonly countriesFailed: string;
  readonly countryCode: string;
  /** `country` is empty until one is selected. */
  readonly chosenCountryCode: (country: string, dialCode: string) => string;
}

export const englishMessages: UiMessages = {
  skipToContent: 'Skip to content',
  skipToChoice: 'Skip to the choice',
  close: 'Close',
  apply: 'Apply',
  clear: 'Clear',
  clearSearch: 'Clear search',
  tryAgain: 'Try again',
  readOnly: 'Read only',
  requiredNote: 'has to be filled in',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  numberInFigures: 'Write a whole number in figures, like 34.',
  amountInFigures: 'Write the amount in figures, like 450,000 or 2.5m.',
  amountNegative: 'An amount cannot be less than ₦0.',
  amountDecimals: 'Kobo have two figures after the point, like 450,000.50.',
  amountWholeNaira: 'Write whole naira, without kobo.',
  amountTooLarge: (largest) => `The largest amount is ${largest}.`,

  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',

  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser does not let us copy. Copy the selected text yourself.',
  copyRejected: 'Your browser does not let us copy.',

  steps: 'Steps',
  stepDone: ', done',
  stepOf: (current, total) => `Step ${current} of ${total}`,
  itemDone: 'Done',
  itemCurrent: 'Under way',
  itemPending: 'To come',

  toasts: 'Messages',
  toast: 'Message',
  dismiss: 'Dismiss',

  theme: 'Theme',
  themeSystem: 'As the system',
  themeLight: 'Light',
  themeDark: 'Dark',

  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (number, count) => `${number} of ${count}`,
  slidesOf: (first, last, count) => `${first} to ${last} of ${count}`,

  pictures: 'Pictures',
  pictureOf: (number, count) => `Picture ${number} of ${count}`,
  openPicture: (number, alt) => `Open picture ${number}: ${alt}`,
  allPictures: (count) => `All ${count} pictures`,
  inFullScreen: ', in full screen',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',

  choosePicture: 'Choose a picture',
  dropPicture: 'or drop it here',
  chooseAnotherPicture: 'Choose another',
  removePicture: 'Remove',
  openingPicture: 'Opening the picture',
  cropArea: 'Crop area',
  cropHelp: 'Drag the picture or move it with the arrow keys. Press + or − to zoom.',
  cropFailed: 'The crop area did not load. Without it, we use the whole picture.',
  zoom: 'Zoom',

  chooseDate: 'Choose a date',
  datePlaceholder: 'dd/mm/yyyy',
  openingCalendar: 'Opening the calendar',
  calendarFailed: 'The calendar did not load. You can type the date instead.',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selectedDay: 'selected',

  optionsFound: (found, total) => `${found} of ${total} in the list`,

  countries: 'Countries',
  searchCountries: 'Search countries',
  countryOrCode: 'Country or code',
  noCountryFits: (query) => `No country fits “${query}”.`,
  loadingCountries: 'Loading countries',
  countriesFailed: 'The list of countries did not load.',
  countryCode: 'Country code',
  chosenCountryCode: (country, dialCode) => `Country code, ${country && `${country} `}${dialCode}`,
};
