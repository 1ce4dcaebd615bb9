import type { Company } from './types.ts';

/**
 * The owner's facts, and the only place they stand. What is here now are examples that reach nobody
 * (`example.com` is reserved by RFC 2606, the number does not exist); the build says so until they are replaced.
 */
export const company: Company = {
  name: 'Example IT Services',
  url: 'https://www.example.com',
  address: {
    street: 'Plot 00, Example Street',
    locality: 'Greater Noida',
    region: 'Uttar Pradesh',
    postalCode: '201310',
    country: 'India',
  },
  latitude: 28.4744,
  longitude: 77.504,
  phone: '+91 00000 00000',
  emails: ['hello@example.com', 'support@example.com'],
  hours: { days: 'Monday to Saturday', opens: '10:00AM', closes: '06:00PM' },
  social: [
    { network: 'LinkedIn', href: 'https://www.example.com/linkedin' },
    { network: 'Instagram', href: 'https://www.example.com/instagram' },
    { network: 'Facebook', href: 'https://www.example.com/facebook' },
    { network: 'YouTube', href: 'https://www.example.com/youtube' },
  ],
  projects: [
    'https://jewellery-store.example.com',
    'https://astrology.example.com',
    'https://jewellery-billing.example.com',
  ],
};
