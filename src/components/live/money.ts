/**
 * Writes paise as rupees, grouped as in a locale: 1,20,000.00 in `en-IN`.
 * @param digits how many digits stand after the point.
 */
export function rupeesIn(locale: string, digits: 0 | 2): (paise: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (paise) => format.format(paise / 100);
}
