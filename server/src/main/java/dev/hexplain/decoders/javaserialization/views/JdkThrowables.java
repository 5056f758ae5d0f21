package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.Map;
import java.util.stream.Stream;

/** Throwables, as a stack trace says them. */
final class JdkThrowables {
    private static final int NATIVE_METHOD = -2;
    /** Bits of what a frame does not print. */
    private static final int BUILT_IN_LOADER = 1;

    private static final int MODULE_OF_JDK = 2;

    static final Map<String, JavaView> VIEWS = Map.of(
            "java.lang.Throwable", JdkThrowables::throwable,
            "java.lang.StackTraceElement", JdkThrowables::frame);

    private JdkThrowables() {}

    /** F{detailMessage, cause, stackTrace[], suppressedExceptions}: one that is its own cause has none. */
    private static LogicalValue throwable(StreamObject object, ClassData written) {
        Paged<LogicalValue.Named> members = Paged.of(
                        Stream.of("detailMessage", "cause", "stackTrace", "suppressedExceptions")
                                .flatMap(name -> written.find(name).stream())
                                .filter(field -> !refersTo(object, field))
                                .toList())
                .map(field -> new LogicalValue.Named(
                        field.name(), object.values().later().of(field)));
        return new LogicalValue.Structure(object.field(), object.className(), members);
    }

    private static boolean refersTo(StreamObject object, Field field) {
        return object.values().inside().of(field) instanceof LogicalValue.Reference reference
                && reference.target().equals(object.field());
    }

    /**
     * As {@link StackTraceElement} prints itself: {@code plugin//module@1.0/org.example.Order.check(Order.java:42)}. Loaders
     * of the JDK, and versions of its modules, are left out.
     */
    private static LogicalValue frame(StreamObject object, ClassData written) throws MisfitException {
        long format = written.find("format").isPresent() ? written.integer("format") : 0;
        String loader = (format & BUILT_IN_LOADER) != 0 ? "" : written.optionalText("classLoaderName");
        String module = written.optionalText("moduleName");
        String version = (format & MODULE_OF_JDK) != 0 ? "" : written.optionalText("moduleVersion");
        String text = (loader.isEmpty() ? "" : loader + "/")
                + (module.isEmpty() || version.isEmpty() ? module : module + "@" + version)
                + (loader.isEmpty() && module.isEmpty() ? "" : "/")
                + written.text("declaringClass") + "." + written.text("methodName")
                + "(" + place(written.text("fileName"), written.integer("lineNumber")) + ")";
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }

    private static String place(String file, long line) {
        if (line == NATIVE_METHOD) {
            return "Native Method";
        }
        return file.isEmpty() ? "Unknown Source" : line < 0 ? file : file + ":" + line;
    }
}
