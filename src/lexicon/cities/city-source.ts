/** The cities of one country. */
export interface CitySource {
  readonly country_code: string
  readonly country: string
  /** One city per line: city | region | start of its postal codes | latitude | longitude | IANA time zone | inhabitants in thousands. */
  readonly rows: string
}
