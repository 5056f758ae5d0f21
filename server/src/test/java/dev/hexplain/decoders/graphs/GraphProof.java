package dev.hexplain.decoders.graphs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.testing.ObjectLibrary;
import dev.hexplain.testing.Selection;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntFunction;

/** Random graphs through a library: the values of its bytes are what its own reader gives. */
final class GraphProof {
    private static final int SHORT = 36;
    private static final int LONG = 1000;
    private static final double LEAST = 0.99;
    private static final int SHOWN = 6;
    private static final int LONGEST = 600;

    private GraphProof() {}

    /** What a library does with an object. */
    interface Library {
        byte[] write(Object object) throws Exception;

        Object read(byte[] bytes) throws Exception;
    }

    static void holds(ObjectLibrary library, Decoder decoder, IntFunction<Object> graphs) {
        Library known = new Library() {
            @Override
            public byte[] write(Object object) throws Exception {
                return library.write(object);
            }

            @Override
            public Object read(byte[] bytes) throws Exception {
                return library.read(bytes);
            }
        };
        holds(library.name(), decoder, known, graphs);
    }

    static void holds(String name, Decoder decoder, Library library, IntFunction<Object> graphs) {
        int tried = 0;
        Throwable refused = null;
        List<String> wrong = new ArrayList<>();
        for (int seed = 0; seed < (Selection.ALL ? LONG : SHORT); seed++) {
            byte[] bytes;
            String read;
            try {
                bytes = library.write(graphs.apply(seed));
                read = GraphText.of(library.read(bytes));
            } catch (Exception | StackOverflowError notByTheLibrary) {
                refused = notByTheLibrary;
                continue;
            }
            tried++;
            String said = said(decoder, bytes);
            if (!said.equals(read)) {
                wrong.add(difference(seed, bytes, read, said));
            }
        }
        System.out.println("Graphs by " + name + ": " + (tried - wrong.size()) + " of " + tried);
        assertThat(tried)
                .as("graphs that the library itself reads; otherwise " + refused)
                .isGreaterThan(SHORT / 2);
        assertThat(wrong)
                .as(wrong.size() + " of " + tried + " differ: " + wrong.subList(0, Math.min(SHOWN, wrong.size())))
                .hasSizeLessThanOrEqualTo((int) (tried * (1 - LEAST)));
    }

    private static String said(Decoder decoder, byte[] bytes) {
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("graph", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            TreeValues values = new TreeValues(tree);
            StringWriter json = new StringWriter();
            try (PrintWriter out = new PrintWriter(json)) {
                new ValuesPrinter(values, out, true).print(values.root());
            }
            new ObjectMapper().readTree(json.toString());
            return GraphText.of(values);
        } catch (Exception | AssertionError | StackOverflowError failure) {
            return "failed: " + failure;
        }
    }

    /** The first place where two texts differ, with what stands before it. */
    private static String difference(int seed, byte[] bytes, String read, String said) {
        int at = 0;
        while (at < Math.min(read.length(), said.length()) && read.charAt(at) == said.charAt(at)) {
            at++;
        }
        int from = Math.max(0, at - 60);
        String hex = HexFormat.of().formatHex(bytes);
        return "\nseed " + seed + "\n  read " + cut(read.substring(from), 200) + "\n  said "
                + cut(said.substring(from), 200) + "\n  " + cut(hex, LONGEST);
    }

    private static String cut(String text, int most) {
        return Quoted.visible(text.substring(0, Math.min(most, text.length())));
    }
}
