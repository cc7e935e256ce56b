import { CONSOLE_SCREENS } from "../../app/console-screens";

/** The parameters of console paths: ids by the name of their list, the others by their own name. */
export interface ConsolePlaces {
  applications: number;
  jobs: number;
  people: number;
  companies: number;
  inbox: number;
  dayId: number;
  /** The token of a front desk's link for a day. */
  token: string;
  act: string;
  kind: string;
  type: string;
}

/** The path of a console screen with these parameters. */
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
