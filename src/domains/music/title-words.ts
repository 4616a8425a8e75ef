/** First words of titles. */
export const titleFirsts: readonly string[] =
  'Golden Midnight Electric Broken Silver Paper Velvet Neon Summer Winter Lonely Crystal Distant Burning Quiet Wild Hollow Secret Fading Restless Endless Heavy Sweet Lost Falling Running Glass Pale Scarlet Crooked Hidden Sacred Slow Blue Northern Southern Faded Drifting Shining Gentle Bitter Stolen Open Silent Little Empty Bright Holy Second Last'.split(
    ' ',
  )

/** Last words of titles. */
export const titleLasts: readonly string[] =
  'Hearts River Lights Dreams Highway Shadows Skies Fire Roads Rain Letters Echoes Windows Waves Mirrors Sunday Ghosts Gardens Avenue Horizon Silence Thunder Promises Satellites Stars Radio Mountains Tides Moon Cities Oceans Flowers Stories Machines Colors Nights Diamonds Wolves Rooms Bridges Daylight Weekend Hours Strangers Feathers Lovers Fever Harbor Clouds Memories'.split(
    ' ',
  )
