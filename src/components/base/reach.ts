import type { Company } from '../../content/types.ts';

/** Dials the company's number. */
export const phoneHref = ({ phone }: Company) => `tel:${phone.replaceAll(' ', '')}`;

/** The company on WhatsApp; `?text=` after it begins a chat. */
export const chatHref = ({ whatsapp }: Company) =>
  `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`;

/** Shows the company's place on Google's map, by its coordinates. */
export const mapHref = ({ latitude, longitude }: Company) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
