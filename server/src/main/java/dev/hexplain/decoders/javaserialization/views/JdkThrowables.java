package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Throwables, as a stack trace says them. */
final class JdkThrowables {
    private static final String CAUSE = "cause";
    private static final int NATIVE_METHOD = -2;
    /** Bits of what a frame does not print. */
    private static final int BUILT_IN_LOADER = 1;

    private static final int MODULE_OF_JDK = 2;

    /** Fields that hold the cause instead of the one of {@code Throwable}, in some or all versions of their classes. */
    private static final Map<String, String> CAUSES = Map.of(
            "java.lang.ClassNotFoundException", "ex",
            "java.lang.ExceptionInInitializerError", "exception",
            "java.lang.reflect.InvocationTargetException", "target",
            "java.lang.reflect.UndeclaredThrowableException", "undeclaredThrowable",
            "java.security.PrivilegedActionException", "exception",
            "java.io.WriteAbortedException", "detail",
            "java.rmi.RemoteException", "detail");

    static final String THROWABLE = "java.lang.Throwable";

    static final Map<String, JavaView> VIEWS =
            Map.of(THROWABLE, JdkThrowables::throwable, "java.lang.StackTraceElement", JdkThrowables::frame);

    private JdkThrowables() {}

    /** F{detailMessage, cause, stackTrace[], suppressedExceptions}: one that is its own cause has none. */
    private static LogicalValue throwable(StreamObject object, ClassData written) {
        Paged<LogicalValue.Named> members = Paged.of(
                        Stream.of("detailMessage", CAUSE, "stackTrace", "suppressedExceptions")
                                .flatMap(name -> member(object, written, name).stream())
                                .toList())
                .map(member -> new LogicalValue.Named(
                        member.name, object.values().later().of(member.field)));
        return new LogicalValue.Structure(object.field(), object.className(), members);
    }

    private record Member(String name, Field field) {}

    private static Optional<Member> member(StreamObject object, ClassData written, String name) {
        Optional<Field> own = written.find(name).filter(field -> !refersTo(object, field));
        Optional<Field> found = name.equals(CAUSE)
                        && own.filter(field -> !isNull(object, field)).isEmpty()
                ? otherCause(object).or(() -> own)
                : own;
        return found.map(field -> new Member(name, field));
    }

    private static Optional<Field> otherCause(StreamObject object) {
        for (ClassData each : object.classData()) {
            String name = CAUSES.get(each.className());
            Optional<Field> found = name == null ? Optional.empty() : each.find(name);
            if (found.isPresent() && !isNull(object, found.get())) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Whether a field holds the cause, which is a member of every throwable. */
    static boolean isCause(ClassData of, String name) {
        return name.equals(CAUSES.get(of.className()));
    }

    private static boolean isNull(StreamObject object, Field field) {
        return field.shape().isLeaf()
                && object.values().inside().of(field) instanceof LogicalValue.Scalar scalar
                && scalar.kind() == ScalarKind.NULL;
    }

    /** Looks at the reference alone: what it refers to may refer to throwables in turn, without end. */
    private static boolean refersTo(StreamObject object, Field field) {
        FieldTree tree = object.values().tree();
        return tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .filter(object.field()::equals)
                .isPresent();
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
