import type { ReferenceList } from './reference-list.ts'

/** Random digits after every prefix: three, because the published ranges for fiction end on blocks of a thousand. */
const digits = 3

/**
 * Prefixes by country; `#` stands for each of the ten digits in turn.
 * NANP 555-0xxx (never assigned to subscribers), Ofcom numbers for drama, ACMA fictitious numbers, ComReg 020 91x, Bundesnetzagentur
 * numbers for media, ARCEP numbers for audiovisual works. The other countries publish no such block of this size: unassigned or
 * improbable blocks of plausible shape.
 */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  US: northAmerican(`201 202 203 205 206 207 208 209 210 212 213 214 215 216 217 218 219 225 228 229 231 234 239 240 248 251 253 254 256 260
    262 267 269 270 276 281 301 302 303 304 305 307 308 309 310 312 313 314 315 316 317 318 319 320 321 323 330 334 336 337 347 352 360 361
    385 386 401 402 404 405 406 407 408 409 410 412 413 414 415 417 419 423 425 432 434 435 440 443 469 470 478 479 480 484 501 502 503 504
    505 507 508 509 510 512 513 515 516 517 518 520 530 540 541 551 559 561 562 563 567 570 571 573 574 575 580 585 586 601 602 603 605 606
    607 608 609 610 612 614 615 616 617 618 619 620 623 626 630 631 636 641 646 650 651 660 661 662 678 682 701 702 703 704 706 707 708 712
    713 714 715 716 717 718 719 720 724 727 731 732 734 740 754 757 760 763 765 770 772 773 774 775 781 785 786 801 802 803 804 805 806 808
    810 812 813 814 815 816 817 818 828 830 831 832 843 845 847 850 856 857 858 859 860 863 864 865 901 903 904 907 908 909 910 912 913 914
    915 916 917 918 919 920 925 928 931 936 937 940 941 947 949 951 952 954 956 970 971 972 973 978 979 980 985 989`),
  CA: northAmerican(`204 226 236 249 250 289 306 343 365 403 416 418 431 437 438 450 506 514 519 579 581 587 604 613 639 647 705 709 778 780
    782 807 819 825 867 873 902 905`),
  GB: [
    '+44 20 7946 0',
    '+44 7700 900',
    '+44 113 496 0',
    '+44 114 496 0',
    '+44 115 496 0',
    '+44 116 496 0',
    '+44 117 496 0',
    '+44 118 496 0',
    '+44 121 496 0',
    '+44 131 496 0',
    '+44 141 496 0',
    '+44 151 496 0',
    '+44 161 496 0',
    '+44 191 498 0',
    '+44 28 9649 6',
    '+44 29 2018 0',
    '+44 1632 960',
  ],
  AU: ['2', '3', '7', '8'].flatMap((area) => [`+61 ${area} 5550 #`, `+61 ${area} 7010 #`]),
  IE: Array.from({ length: 10 }, (_, block) => `+353 20 91${block} #`),
  DE: [
    '+49 30 23125 ',
    '+49 40 66969 ',
    '+49 69 90009 ',
    '+49 89 99998 ',
    '+49 221 4710 ',
    '+49 151 0000 #',
    '+49 160 000 #',
    '+49 175 000 #',
  ],
  FR: ['+33 1 99 00 #', '+33 2 61 91 #', '+33 3 53 01 #', '+33 4 65 71 #', '+33 5 36 49 #', '+33 6 39 98 #'],
  AT: ['+43 650 000 0#', '+43 660 000 0#', '+43 664 000 0#', '+43 676 000 0#', '+43 699 000 0#'],
  ES: ['+34 60# 000 ', '+34 61# 000 ', '+34 62# 000 ', '+34 63# 000 ', '+34 64# 000 ', '+34 65# 000 ', '+34 66# 000 ', '+34 67# 000 '],
  IT: ['+39 320 000 0#', '+39 328 000 0#', '+39 333 000 0#', '+39 340 000 0#', '+39 347 000 0#', '+39 392 000 0#'],
  NL: ['+31 6 0000 #', '+31 6 0001 #', '+31 6 0002 #', '+31 6 0003 #'],
  PL: ['+48 50# 000 ', '+48 60# 000 ', '+48 66# 000 ', '+48 69# 000 ', '+48 72# 000 ', '+48 79# 000 '],
  SE: ['+46 70 000 0#', '+46 72 000 0#', '+46 73 000 0#', '+46 76 000 0#', '+46 79 000 0#'],
  BR: ['11', '21', '31', '41', '47', '48', '51', '61', '71', '81', '85'].map((area) => `+55 ${area} 90000-#`),
  MX: ['+52 55 0000 #', '+52 33 0000 #', '+52 81 0000 #', '+52 222 000 0#', '+52 442 000 0#', '+52 664 000 0#', '+52 998 000 0#'],
  IN: ['+91 60000 0#', '+91 70000 0#', '+91 80000 0#', '+91 90000 0#', '+91 98000 0#', '+91 99000 0#'],
}

function northAmerican(areas: string): readonly string[] {
  return areas.split(/\s+/).map((area) => `+1 (${area}) 555-0`)
}

function expanded(prefix: string): readonly string[] {
  return prefix.includes('#') ? Array.from({ length: 10 }, (_, digit) => prefix.replace('#', String(digit))) : [prefix]
}

/** Prefixes of telephone numbers by country; `digits` random digits follow, the same count for all. */
export function phoneRanges(): ReferenceList {
  const entries = Object.entries(prefixes).flatMap(([country_code, shapes]) =>
    shapes.flatMap(expanded).map((prefix) => ({ country_code, prefix })),
  )
  return {
    name: 'phone_ranges',
    description:
      'The start of a telephone number as displayed, its country, and how many digits follow. Ranges for fiction of NANPA, Ofcom, ACMA, ' +
      'ComReg, Bundesnetzagentur and ARCEP; elsewhere blocks of zeros in mobile ranges.',
    weights: entries.map(() => 1),
    attributes: {
      country_code: entries.map((entry) => entry.country_code),
      prefix: entries.map((entry) => entry.prefix),
      digits: entries.map(() => digits),
    },
  }
}
