package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.PrintWriter;
import java.io.StringWriter;

/** What {@code decode --out values} prints of bytes, without the line end. */
public final class PrintedValues {
    private PrintedValues() {}

    public static String of(String format, byte[] bytes) {
        return of(SchemaFormats.standard().get(format).orElseThrow(), bytes, false);
    }

    /** The same where decoding has limits. */
    public static String of(String format, byte[] bytes, DecodeOptions options) {
        return of(SchemaFormats.standard().get(format).orElseThrow(), bytes, options, false);
    }

    /** @param types as {@code --types} says */
    public static String of(Decoder decoder, byte[] bytes, boolean types) {
        return of(decoder, bytes, DecodeOptions.DEFAULT, types);
    }

    private static String of(Decoder decoder, byte[] bytes, DecodeOptions options, boolean types) {
        StringWriter text = new StringWriter();
        try (FieldTree tree =
                        decoder.decode(Source.ofBytes("bytes", bytes), options, TreeStorage.inMemory(), Progress.NONE);
                PrintWriter out = new PrintWriter(text)) {
            TreeValues values = new TreeValues(tree);
            new ValuesPrinter(values, out, types).print(values.root());
        }
        return text.toString().strip();
    }
}
