import { CONSOLE_SCREENS } from "../../app/console/screens";

/** What addresses of the consoles' screens name: things by the list that they are in, and the rest by name. */
export interface ConsolePlaces {
  applications: number;
  jobs: number;
  people: number;
  companies: number;
  inbox: number;
  dayId: number;
  /** Of a day link. */
  token: string;
  act: string;
  kind: string;
  type: string;
}

/** The address of a screen about these things. */
export function consoleAddress(route: string, places: ConsolePlaces): string {
  const screen = CONSOLE_SCREENS.find((one) => one.route === route);
  if (!screen) throw new Error(`No screen ${route}`);
  const [, , list = ""] = screen.path.split("/");
  return screen.path.replaceAll(/:(\w+)/g, (_, name) => {
    const place = Reflect.get(places, name === "id" ? list : name);
    if (place === undefined) throw new Error(`${screen.path} names a place that is not known`);
    return String(place);
  });
}
