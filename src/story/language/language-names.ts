/** English names of languages by ISO 639-1 code. */
export const languageNames: ReadonlyMap<string, string> = new Map(
  (
    'am Amharic,ar Arabic,az Azerbaijani,be Belarusian,bg Bulgarian,bn Bengali,ca Catalan,cs Czech,da Danish,de German,el Greek,es Spanish,et Estonian,' +
    'eu Basque,fa Persian,fi Finnish,fr French,gu Gujarati,he Hebrew,hi Hindi,hr Croatian,hu Hungarian,hy Armenian,is Icelandic,it Italian,ja Japanese,' +
    'ka Georgian,kn Kannada,ko Korean,ku Kurdish,lo Lao,lt Lithuanian,lv Latvian,ml Malayalam,mr Marathi,ms Malay or Indonesian,nl Dutch,no Norwegian,' +
    'or Odia,pa Punjabi,pl Polish,pt Portuguese,ro Romanian,ru Russian,sk Slovak,sl Slovenian,sq Albanian,sr Serbian,sv Swedish,ta Tamil,te Telugu,' +
    'th Thai,tl Tagalog,tr Turkish,uk Ukrainian,ur Urdu,vi Vietnamese,yo Yoruba,zh Chinese'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
)
