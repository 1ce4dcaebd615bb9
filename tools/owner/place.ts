/** Compares the address with the coordinates of the map. */
import type { Owner } from '@workshop/facts';

/**
 * The corners of the country's postal regions by the first two digits of the PIN, in whole degrees and a little wider than
 * the states: south, west, north, east. Coarse, but it finds an address that was changed and a map that was not.
 */
const regions: readonly (readonly [number, number, readonly [number, number, number, number]])[] = [
  [11, 11, [28, 76, 29.5, 78]], // Delhi
  [12, 13, [27.5, 74, 31.5, 78]], // Haryana
  [14, 16, [29, 73.5, 33, 77.5]], // Punjab, Chandigarh
  [17, 17, [30, 75.5, 33.5, 79.5]], // Himachal Pradesh
  [18, 19, [32, 72.5, 37.5, 81]], // Jammu and Kashmir, Ladakh
  [20, 28, [23.5, 76.5, 31.8, 85]], // Uttar Pradesh, Uttarakhand
  [30, 34, [23, 69, 30.5, 78.5]], // Rajasthan
  [36, 39, [20, 68, 25, 75]], // Gujarat, Daman and Diu
  [40, 44, [14.8, 72.5, 22.5, 81]], // Maharashtra, Goa
  [45, 49, [17.5, 74, 27, 84.5]], // Madhya Pradesh, Chhattisgarh
  [50, 50, [15.5, 77, 20, 82]], // Telangana
  [51, 53, [12.5, 76.5, 19.5, 85]], // Andhra Pradesh
  [56, 59, [11.5, 74, 18.5, 79]], // Karnataka
  [60, 66, [7.5, 76, 14, 80.8]], // Tamil Nadu, Puducherry
  [67, 69, [8, 71.5, 13, 77.8]], // Kerala, Lakshadweep
  [70, 74, [6.5, 85.5, 28.5, 94.5]], // West Bengal, Sikkim, Andaman and Nicobar
  [75, 77, [17.5, 81, 22.8, 87.8]], // Odisha
  [78, 79, [21.5, 89.5, 29.6, 97.5]], // Assam and the north-east
  [80, 85, [21.8, 83, 27.8, 88.5]], // Bihar, Jharkhand
];

/** Says when the map shows another part of the country than the PIN code. */
export function placeFault({ address, latitude, longitude }: Owner['company']): string[] {
  const digits = Number(address.postalCode.slice(0, 2));
  const region = regions.find(([first, last]) => digits >= first && digits <= last);
  if (!region)
    return [
      `owner/company.json: address.postalCode is "${address.postalCode}": no PIN code begins with ${digits}`,
    ];
  const [south, west, north, east] = region[2];
  const isThere = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isThere
    ? []
    : [
        `owner/company.json: the map shows ${latitude}, ${longitude}, which is far from PIN code ${address.postalCode}: copy the coordinates from Google Maps`,
      ];
}
