import { company } from './company.ts';
import { trust } from './trust.ts';
import type { ContactWords } from './types.ts';

/** The contact section, on Contact and at the end of Home. */
export const contactWords: ContactWords = {
  cards: {
    address: 'Address',
    phone: 'Call us',
    email: 'Email',
    hours: 'Open hours',
    trust: 'Company',
  },
  trust,
  next: {
    title: 'What happens next',
    steps: [
      ['We call or email you.', company.replyTime].filter(Boolean).join(' '),
      'We ask how you work today, by phone or at your place.',
      'You get the scope and the price in writing, stage by stage.',
    ],
  },
  map: { title: 'Map of our office', link: 'Open in Google Maps' },
  brief: {
    text: 'Not sure what to write?',
    link: { label: 'Answer six questions', href: '/Contact?about=quotation#brief' },
  },
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
    hint: 'Your business, the trouble, how many people, what you use now, when, your budget.',
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
};
