/* A bot for Fogline in C, without any libraries: it shoots if it can, and otherwise plays at random.
 *
 * cc -O2 -o random_bot examples/bots/random_bot.c
 * fogline arena stalingrad --bots "cmd:./random_bot" recruit
 *
 * The protocol: docs/bot-protocol.md. One line of JSON comes in for each decision, and one goes out. Instead of reading
 * all of the JSON it looks for two fields of the outermost object: "choices", a list of texts, and "seed", a number.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The end of a text that begins at this quotation mark: its closing mark, or NULL. */
static char *end_of(char *text) {
    for (text++; *text && *text != '"'; text++)
        if (*text == '\\' && text[1]) text++;
    return *text ? text : NULL;
}

/* The value of a field of the outermost object, or NULL: fields of inner objects and lists do not count. */
static char *field(char *line, const char *name) {
    size_t size = strlen(name);
    int depth = 0;
    for (char *at = line; *at; at++) {
        if (*at == '{' || *at == '[') depth++;
        if (*at == '}' || *at == ']') depth--;
        if (*at != '"') continue;
        char *end = end_of(at);
        if (!end) return NULL;
        if (depth == 1 && end[1] == ':' && (size_t)(end - at - 1) == size && !strncmp(at + 1, name, size)) return end + 2;
        at = end;
    }
    return NULL;
}

/* A small generator (splitmix64): the seed is the only randomness, so the same request gets the same answer. */
static uint64_t next(uint64_t *state) {
    uint64_t mixed = *state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

/* Print one of the texts of a list as it stands, quotation marks included. Shots come first. */
static void choose(char *list, uint64_t seed) {
    char *picked = NULL, *picked_end = NULL;
    uint64_t seen = 0;
    int is_shot = 0;
    for (char *at = list + 1; *at && *at != ']'; at++) {
        if (*at != '"') continue;
        char *end = end_of(at);
        if (!end) break;
        int shoots = !strncmp(at, "\"shoot ", 7);
        if (shoots && !is_shot) seen = 0, is_shot = 1;
        if (shoots == is_shot && next(&seed) % ++seen == 0) picked = at, picked_end = end; /* each equally likely */
        at = end;
    }
    if (picked) printf("{\"action\":%.*s}\n", (int)(picked_end - picked + 1), picked);
    else printf("{\"error\":\"there are no choices\"}\n");
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        char *choices = field(line, "choices"), *seed = field(line, "seed");
        if (choices) choose(choices, seed ? strtoull(seed, NULL, 10) : 0);
        else printf("{\"protocol\":1,\"name\":\"random-c\"}\n");
        fflush(stdout); /* without it the line waits in a buffer, and the answer is late */
    }
    free(line);
    return 0;
}
