// URLs of a product in this process: only `fetch` can reach them, without a network.
export const PRODUCT = "http://product.localhost";
export const DATABASE = "http://database.localhost";
/** The same database, for the statements of tests. */
export const TEST_DATABASE = "http://test-database.localhost";
export const SIMULATORS = "http://simulators.localhost";
export const SCHEDULE = "http://schedule.localhost";
export const ALERTS = "http://alerts.localhost";
