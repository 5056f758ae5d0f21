package dev.hexplain.spark;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.FailureLine;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.QueryForm;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What functions of SQL say of the bytes of a column. None of them fails a query: bytes that cannot be read are told, or
 * are null.
 */
public final class ByteFunctions {
    private static final Logger LOG = LoggerFactory.getLogger(ByteFunctions.class);
    private static final DumpSessions SESSIONS = new DumpSessions(DumpLimits.DEFAULT);
    private static final String NAME = "bytes";

    private ByteFunctions() {}

    /** Something said about bytes that were decoded; null where there is nothing to say. */
    @FunctionalInterface
    private interface Saying {
        @Nullable String of(OpenTree tree);
    }

    /** {@code hexplain(bytes)}: the outline of fields, a line each, up to about a million characters of it. */
    public static @Nullable UTF8String outline(byte[] bytes) {
        return text(outlineOf(bytes));
    }

    static @Nullable String outlineOf(byte[] bytes) {
        return said(bytes, tree -> {
            CutWriter cut = new CutWriter();
            tree.print(NAME, PrintForm.TREE, new PrintWriter(cut));
            return cut.toString();
        });
    }

    /** {@code hexplain_format(bytes)}: the id of the format, {@code bytes} where it is not known. */
    public static @Nullable UTF8String format(byte[] bytes) {
        return text(formatOf(bytes));
    }

    static @Nullable String formatOf(byte[] bytes) {
        return said(bytes, tree -> tree.summary().format());
    }

    /**
     * {@code hexplain_value(bytes, path)}: the value at a path, or what an expression says, as JSON; a line each where there
     * are several, null where there is none.
     */
    public static @Nullable UTF8String value(byte[] bytes, UTF8String path) {
        return text(valueOf(bytes, path.toString()));
    }

    static @Nullable String valueOf(byte[] bytes, String path) {
        return said(bytes, tree -> {
            StringWriter answer = new StringWriter();
            tree.printAnswer(path, QueryForm.VALUES, new PrintWriter(answer));
            String lines = answer.toString().strip();
            return lines.isEmpty() ? null : lines;
        });
    }

    private static @Nullable String said(byte[] bytes, Saying saying) {
        try (DumpSession session = SESSIONS.open(DumpInput.of(NAME, bytes))) {
            return saying.of(session.decode(DecodeChoices.AUTO));
        } catch (IOException | Refusal e) {
            LOG.debug("Not read: {}", FailureLine.of(e));
            return null;
        } catch (RuntimeException | StackOverflowError e) {
            // A query of a million rows does not end with one of them.
            LOG.warn("Cannot read {} bytes of a column", bytes.length, e);
            return null;
        }
    }

    private static @Nullable UTF8String text(@Nullable String text) {
        return text == null ? null : UTF8String.fromString(text);
    }
}
