package dev.hexplain.inspect;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Texts that spell no bytes: programs, and what people and machines write down. */
final class SourceTexts {
    /** Programs by language. */
    static final Map<String, String> ALL = new LinkedHashMap<>();

    /** Everything else by kind. */
    static final Map<String, String> WRITING = new LinkedHashMap<>();

    private SourceTexts() {}

    static {
        ALL.put("C", """
                #include <stdint.h>
                /* colours of the lamp */
                enum lamp { RED = 1, AMBER = 2, GREEN = 4 };
                static const unsigned char steps[] = { 1, 2, 3 };
                static uint8_t level(int at) { return steps[at % 3]; }
                int main(void) {
                    char name[16] = "lamp";
                    for (int i = 0; i < 10; i++) { name[4] = (char) ('0' + level(i)); }
                    return name[4] == 0x31 ? 0 : 1;
                }
                """);
        ALL.put("C++", """
                #pragma once
                #include <array>
                #include <vector>
                namespace harbour {
                template <typename T> struct Crane {
                    std::array<T, 4> reach{1, 2, 3, 4};
                    [[nodiscard]] T longest() const noexcept { return reach[3]; }
                };
                inline std::vector<unsigned char> key() { return {0x01, 0x02}; }
                }  // namespace harbour
                """);
        ALL.put("Java", """
                package example.harbour;

                import java.util.List;

                /** A ship and the days it stays. */
                public final class Ship {
                    private static final byte[] MARK = {1, 2};
                    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
                    private final List<String> crew = List.of("Ann", "Bo");

                    public int stay(int month) {
                        return DAYS[month] + MARK[0] * 2;
                    }
                }
                """);
        ALL.put("Python", """
                #!/usr/bin/env python3
                import sys

                PRIMES = [2, 3, 5, 7, 11, 13]
                WEIGHTS = {'a': 1, 'b': 2}

                def total(values):
                    \"\"\"Sums what is even.\"\"\"
                    return sum(v for v in values if v % 2 == 0)

                if __name__ == '__main__':
                    print('%d of %d' % (total(PRIMES), len(PRIMES)), file=sys.stderr)
                """);
        ALL.put("JavaScript", """
                'use strict';
                const sizes = [8, 16, 24];
                const label = '\\u00e9t\\u00e9';
                export function widest(list = sizes) {
                  return list.reduce((a, b) => (a > b ? a : b), 0);
                }
                document.title = `${label} ${widest()}`;
                """);
        ALL.put("TypeScript", """
                export interface Berth { readonly id: number; depth?: number }
                export const berths: Berth[] = [{ id: 1, depth: 12 }, { id: 2 }];
                export const deep = (b: Berth): boolean => (b.depth ?? 0) > 10;
                """);
        ALL.put("Go", """
                package main

                import "fmt"

                var table = []byte{1, 2, 3}

                func main() {
                \tfor i, b := range table {
                \t\tfmt.Printf("%d: %02x\\n", i, b)
                \t}
                }
                """);
        ALL.put("Rust", """
                const LIMITS: [u8; 3] = [10, 20, 30];

                /// How much is left of a limit.
                pub fn left(at: usize, used: u8) -> Option<u8> {
                    LIMITS.get(at).and_then(|limit| limit.checked_sub(used))
                }
                """);
        ALL.put("Ruby", """
                # frozen_string_literal: true
                class Tide
                  HOURS = [3, 9, 15, 21].freeze
                  def next_after(hour)
                    HOURS.find { |h| h > hour } || HOURS.first
                  end
                end
                puts Tide.new.next_after(10) if $PROGRAM_NAME == __FILE__
                """);
        ALL.put("shell", """
                #!/bin/sh
                set -eu
                for f in *.log; do
                    n=$(wc -l < "$f")
                    [ "$n" -gt 100 ] && printf '\\033[1m%s\\033[0m %s\\n' "$f" "$n"
                done
                """);
        ALL.put("SQL", """
                -- what was sold in a month
                CREATE TABLE sale (id INT PRIMARY KEY, name VARCHAR(40), price DECIMAL(10, 2));
                INSERT INTO sale VALUES (1, 'rope', 12.50), (2, 'anchor', 310.00);
                SELECT name, SUM(price) FROM sale WHERE id IN (1, 2, 3) GROUP BY name;
                """);
        ALL.put("Kotlin", """
                data class Buoy(val id: Int, val colour: String = "red")

                fun buoys() = listOf(1, 2, 3).map { Buoy(it) }

                fun main() = buoys().forEach { println("${it.id}: ${it.colour}") }
                """);
        ALL.put("Haskell", """
                module Main where

                fibs :: [Integer]
                fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

                main :: IO ()
                main = print (take 10 fibs)
                """);
        ALL.put("CSS", """
                :root { --gap: 4px; --ink: #1a2b3c; }
                .row > .cell:hover { color: #fff; background: rgb(12, 34, 56); margin: 0 auto; }
                @media (max-width: 600px) { .row { display: none } }
                """);
        ALL.put("assembly", """
                section .text
                global _start
                _start: mov eax, 60      ; leave
                        xor edi, edi
                        syscall
                table:  db 1, 2, 3, 0
                """);
        WRITING.put("prose", """
                The harbour was quiet that morning. Two boats had left before five, and the third lay with a broken
                rudder at the long quay; nobody knew when its owner would come back. "Tomorrow," said the old man, and
                smiled. It rained a little, then it stopped.
                """);
        WRITING.put("prose in other letters", """
                Über den Dächern lag früher Nebel. Où est la clé ? Она осталась дома. 港は静かだった。
                """);
        WRITING.put("a list in Markdown", """
                # Things to bring

                - rope, 20 m
                - two lamps
                + a map
                * salt

                1. Leave at five
                2. Turn left at the `buoy`
                """);
        WRITING.put("a list with line ends of Windows", "- rope\r\n- lamp\r\n+ map\r\n: salt\r\n$ 5\r\n");
        WRITING.put("CSV", "id,name,price\n1,rope,12.50\n2,anchor,310.00\n3,lamp,7.25\n");
        WRITING.put("numbers", "12 15 18 21\n24 27 30 33\n36 39 42 45\n");
        WRITING.put("decimals", "0.125 -3.5 17.25\n2.75 99.0 -0.5\n");
        WRITING.put("YAML", "name: harbour\nberths:\n  - id: 1\n    depth: 12\n  - id: 2\ntags: [a, b, c]\n");
        WRITING.put("ini", "[server]\nport = 8080\n; a comment\nname = quay\n[paths]\nhome = /srv/quay\n");
        WRITING.put("properties", "quay.name=long\nquay.length=120\n# a comment\nquay.path=C\\:\\\\quay\n");
        WRITING.put("a log", """
                2026-03-01 10:00:01,120 INFO  [main] example.Quay - started in 312 ms
                2026-03-01 10:00:02,377 WARN  [pool-1] example.Quay - berth 7 is taken, retry 2 of 5
                2026-03-01 10:00:02,901 ERROR [pool-1] example.Quay - gave up
                """);
        WRITING.put("a stack trace", """
                java.lang.IllegalStateException: berth 7
                \tat example.Quay.moor(Quay.java:41)
                \tat example.Main.main(Main.java:12)
                Caused by: java.io.IOException: closed
                """);
        WRITING.put("a diff", """
                diff --git a/quay.txt b/quay.txt
                index 83db48f..bf2a9c1 100644
                --- a/quay.txt
                +++ b/quay.txt
                @@ -1,3 +1,3 @@
                -long quay
                +short quay
                """);
        WRITING.put("a table of a test", """
                addx001 add 1 1 -> 2
                addx002 add '2' '3' -> '5'
                precision: 9
                rounding: half_up
                -- what follows is odd
                subx003 subtract '5.75' '3.3' -> 2.45
                """);
        WRITING.put("the same with line ends of Windows", """
                -- a table of a test\r
                precision: 9\r
                :addx001 add 1 1 -> 2\r
                +addx002 add 2 3 -> 5\r
                """);
        WRITING.put("changes", "a1b2c3d add the rope\n9e107d9 (tag: v1.2) mend the lamp\nbf2a9c1 first\n");
        WRITING.put("a listing", """
                -rw-r--r-- 1 ann staff  1024 Mar  1 10:00 rope.txt
                drwxr-xr-x 2 ann staff  4096 Mar  1 10:00 lamps
                """);
        WRITING.put(
                "TeX",
                "\\documentclass{article}\n\\begin{document}\nThe \\emph{quay} is $x^2$ long.\n\\end{document}\n");
        WRITING.put("an address", "https://quay.example/berths?id=7&from=2026-03-01#depth\n");
        WRITING.put("words", "harbour quay rope anchor lamp buoy tide crane ship\n");
        WRITING.put("identifiers", "ORD-2026-00017\nQUAY_7_NORTH\nberth.7.depth\n");
        WRITING.put("mail", "From: ann@quay.example\nTo: bo@quay.example\nSubject: berth 7\n\nIt is taken.\nAnn\n");
        WRITING.put("a schedule", "10:00 Ann\n11:30 Bo\n12:15 Cy and Di\n");
    }

    /** A text said again and again, with other numbers and names each time, to a length. */
    static byte[] grown(String text, int length) {
        byte[] grown = new byte[length];
        int at = 0;
        for (int round = 0; at < length; round++) {
            byte[] again =
                    round == 0 ? text.getBytes(UTF_8) : varied(text, round).getBytes(UTF_8);
            int part = Math.min(again.length, length - at);
            System.arraycopy(again, 0, grown, at, part);
            at += part;
            if (round == 200) {
                repeat(grown, at);
                at = length;
            }
        }
        return whole(grown);
    }

    private static String varied(String text, int round) {
        return text.replaceAll("\\b(\\d)(\\d*)\\b", (1 + round % 8) + "$2")
                .replaceAll("\\b([a-z]{5,})\\b", "$1" + round);
    }

    private static void repeat(byte[] bytes, int from) {
        for (int at = from; at < bytes.length; at += from) {
            System.arraycopy(bytes, 0, bytes, at, Math.min(from, bytes.length - at));
        }
    }

    /** Without a character that was cut. */
    private static byte[] whole(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] < 0) {
            end--;
        }
        return end == bytes.length ? bytes : Arrays.copyOf(bytes, end);
    }
}
