// Where a product in this process is reached: by `fetch` alone, whose calls to these go over no network.
export const PRODUCT = "http://product.localhost";
export const DATABASE = "http://database.localhost";
/** The same database, for what tests ask of it. */
export const TEST_DATABASE = "http://test-database.localhost";
export const SIMULATORS = "http://simulators.localhost";
export const SCHEDULE = "http://schedule.localhost";
export const ALERTS = "http://alerts.localhost";
