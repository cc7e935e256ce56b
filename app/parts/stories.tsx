import { initials } from "../format";
import { Rating } from "../ui/rating";

export interface Story {
  id: number;
  name: string;
  role: string;
  company: string;
  /** A picture's address; initials stand in where there is none. */
  image: string | null;
  story: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Fixed samples, said to be samples wherever they are shown. The first three are featured. */
export const STORIES: readonly Story[] = [
  {
    id: 1,
    name: "Priya Sharma",
    role: "Software Developer",
    company: "Bluebrick Software",
    image: null,
    story: "I paid only after I saw my test result. The interview was on the day the ticket said.",
    rating: 5,
  },
  {
    id: 2,
    name: "Rahul Verma",
    role: "Sales Associate",
    company: "Northline Logistics",
    image: null,
    story:
      "My first employer cancelled. I chose the refund, and it was in my account in four days.",
    rating: 5,
  },
  {
    id: 3,
    name: "Anita Desai",
    role: "Graphic Designer",
    company: "Tamarind Foods",
    image: null,
    story: "I did not get the job, but I got a real interview and a real answer.",
    rating: 4,
  },
  {
    id: 4,
    name: "Imran Khan",
    role: "Customer Support Executive",
    company: "Northline Logistics",
    image: null,
    story:
      "The test took twelve minutes on my phone, on the bus. I knew the result before my stop.",
    rating: 5,
  },
  {
    id: 5,
    name: "Lakshmi Nair",
    role: "Accounts Assistant",
    company: "Kaveri Textiles",
    image: null,
    story:
      "I let the first slot go because the travel was too far. It cost nothing. The second one was mine.",
    rating: 4,
  },
  {
    id: 6,
    name: "Arjun Patil",
    role: "Credit Analyst",
    company: "Sahyadri Finserv",
    image: null,
    story: "The preparation material named the things they asked. I went in calm.",
    rating: 5,
  },
];

export const SAMPLE_NOTE = "Sample stories: they show what people can expect here.";

export function StoryCard({ story }: { story: Story }) {
  return (
    <figure className="sheet story">
      <Rating value={story.rating} />
      <blockquote>“{story.story}”</blockquote>
      <figcaption>
        {story.image ? (
          <img className="avatar" src={story.image} alt="" width="44" height="44" loading="lazy" />
        ) : (
          <span className="avatar" aria-hidden="true">
            {initials(story.name)}
          </span>
        )}
        <span>
          <b>{story.name}</b>
          <span>
            {story.role}, {story.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
