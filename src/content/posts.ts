import { readBody, readOwner, type ServicePage, servicePages } from '@workshop/facts';
import blog from './blog.ts';
import { pictureIn } from './owned.ts';
import type { PostContent } from './types.ts';

const { posts } = readOwner().posts;

const postOf = (post: (typeof posts)[number]): PostContent => ({
  meta: { title: post.title, description: post.description },
  heading: post.title,
  date: post.date,
  author: post.author,
  image: pictureIn('posts', post.picture, post.pictureAlt),
  body: readBody(post.body),
  service: { label: servicePages[post.service.slice(1) as ServicePage], href: post.service },
  others: blog.posts.filter(({ id }) => id !== post.id).slice(0, 2),
});

/** Loads the words of a post, by its id. In the browser each is a chunk (`tools/vite-content.ts`). */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: PostContent }>>> =
  Object.fromEntries(posts.map((post) => [post.id, async () => ({ default: postOf(post) })]));

export default loaders;
