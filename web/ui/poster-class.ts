/** As wide as the page's column, with a slanted lower edge; dark in both themes. */
export const posterClass =
  'on-ink cut-bottom relative isolate -mx-4 -mt-8 overflow-hidden px-4 [--cut:2.5rem] sm:-mx-8 sm:px-8 lg:-mx-11 lg:-mt-9 lg:px-11'
