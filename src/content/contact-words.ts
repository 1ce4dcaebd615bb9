import { servicePages } from '@workshop/facts';
import { company } from './company.ts';
import type { ContactWords } from './types.ts';

// Its Contact address is /Front/Contact, with a capital.
const { front, ...services } = servicePages;

/** The contact section, on Contact and at the end of Home. */
export const contactWords: ContactWords = {
  cards: {
    address: 'Address',
    phone: 'Call us',
    email: 'Email',
    hours: 'Open hours',
  },
  next: {
    title: 'What happens next',
    steps: [
      ['We call or email you.', company.replyTime].filter(Boolean).join(' '),
      'We ask how you work today, by phone or at your place.',
      'You get the scope and the price in writing, stage by stage.',
    ],
  },
  map: { title: 'Map of our office', link: 'Open in Google Maps' },
  form: {
    title: 'Write to us',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      subject: 'Subject',
      message: 'Message',
    },
    hint: 'What you sell, how many people will use it, what you use now.',
    submit: 'Send Message',
    sending: 'Sending…',
    messages: {
      sent: 'Your message has been sent! 🎉',
      failed: 'Failed to send. Please try again.',
    },
    status: {
      sent: 'Thank you, your message has been sent. We will reply by email or phone.',
      failed:
        'Your message was not sent, and is still in the form. Check your connection and try again, or reach us directly:',
    },
    noCode: 'This form has not loaded and cannot send your message. Please call or email us:',
  },
  services: {
    ...services,
    Front: front,
    WebservicesPage: 'Web Services',
    SoftwareServicespage: 'Software Services',
    AppServicesPage: 'App Services',
    'Our-vision-for-student': 'Internship',
  },
  from: 'You’re asking about {service}. We’ve suggested a subject; change it if you like.',
  subject: 'Enquiry: {service}',
};
