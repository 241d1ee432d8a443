import { countriesOf } from "./positions";

test("a country that is listed twice is named once", () => {
  expect(countriesOf(["CZ", "NO", "CZ"])).toEqual(["Czechia", "Norway"]);
});
