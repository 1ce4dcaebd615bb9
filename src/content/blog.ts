import { readOwner } from '@workshop/facts';
import { pictureIn } from './owned.ts';
import type { BlogContent, Link } from './types.ts';

const posts = [...readOwner().posts.posts].sort((a, b) => b.date.localeCompare(a.date));

const page: BlogContent = {
  meta: {
    title: 'Blog: IT for small businesses',
    description:
      'Short, practical articles for small businesses in India: what to computerise first, how to keep out of trouble online, and how to move to the cloud.',
  },
  heading: 'Our Blog',
  overview: 'The posts at a glance',
  lead:
    posts.length > 0
      ? 'Practical notes for people who run a shop, a clinic, a school or a workshop. Each gives you something to do this month.'
      : 'We have not published a post yet.',
  posts: posts.map(({ id, title, description, date, author, picture, pictureAlt }) => ({
    id,
    href: `/ourblog/${id}`,
    title,
    description,
    date,
    author,
    image: pictureIn('posts', picture, pictureAlt),
  })),
};

/** The link to the blog; none where there are no posts. */
export const toBlog: readonly Link[] =
  posts.length > 0 ? [{ label: page.heading, href: '/ourblog' }] : [];

export default page;
