/* Runs batteries of TestU01 (P. L'Ecuyer & R. Simard 2007) on 32-bit words from standard input: SmallCrush, Rabbit, SmallCrush on reversed bits. */
#include <stdio.h>
#include <stdlib.h>
#include <testu01/bbattery.h>
#include <testu01/swrite.h>
#include <testu01/unif01.h>

static unsigned int words[1 << 16];
static size_t place = 0, filled = 0;

static unsigned int nextWord(void) {
  if (place == filled) {
    filled = fread(words, sizeof words[0], sizeof words / sizeof words[0], stdin);
    place = 0;
    if (filled == 0) {
      fputs("The stream ended too early\n", stderr);
      exit(1);
    }
  }
  return words[place++];
}

static unsigned int nextReversed(void) {
  unsigned int word = nextWord(), reversed = 0;
  for (int bit = 0; bit < 32; bit++) reversed |= ((word >> bit) & 1u) << (31 - bit);
  return reversed;
}

static void report(const char *battery) {
  for (int test = 0; test < bbattery_NTests; test++) printf("%s|%s|%.6g\n", battery, bbattery_TestNames[test], bbattery_pVal[test]);
}

int main(void) {
  swrite_Basic = FALSE;
  unif01_Gen *words32 = unif01_CreateExternGenBits("words", nextWord);
  bbattery_SmallCrush(words32);
  report("SmallCrush");
  bbattery_Rabbit(words32, 1 << 28);
  report("Rabbit, 2^28 bits");
  unif01_DeleteExternGenBits(words32);
  unif01_Gen *reversed = unif01_CreateExternGenBits("reversed words", nextReversed);
  bbattery_SmallCrush(reversed);
  report("SmallCrush, bits reversed");
  return 0;
}
