import { company } from './company.ts';
import { servicePages } from './service-pages.ts';
import type { ContactContent } from './types.ts';

// Its Contact address is /Front/Contact, with a capital.
const { front, ...services } = servicePages;

const page: ContactContent = {
  meta: {
    title: `Contact our ${company.city} office`,
    description: `Write, call or visit our office in ${company.city}. Open hours, address, phone number, email addresses, map and contact form.`,
  },
  heading: 'Contact Us',
  lead: 'Do you have a project, a question or a problem? Fill in the form, call, email or visit us, and one of us will answer.',
  cards: {
    address: 'Address',
    phone: 'Call us',
    email: 'Email',
    hours: 'Open hours',
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

export default page;
