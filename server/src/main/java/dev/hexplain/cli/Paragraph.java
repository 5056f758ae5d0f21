package dev.hexplain.cli;

import java.io.PrintWriter;

/** Prints text wrapped at a readable line length. */
final class Paragraph {
    private static final int WIDTH = 80;

    private Paragraph() {}

    /**
     * Prints words in lines of at most {@value #WIDTH} characters, or one word.
     *
     * @param first what the first line begins with
     * @param others what the others begin with
     */
    static void print(String text, String first, String others, PrintWriter out) {
        StringBuilder line = new StringBuilder(first);
        boolean bare = true;
        for (String word : text.split(" ")) {
            if (!bare && line.length() + 1 + word.length() > WIDTH) {
                out.println(line);
                line.setLength(0);
                line.append(others);
                bare = true;
            }
            line.append(bare ? "" : " ").append(word);
            bare = false;
        }
        out.println(line);
    }
}
