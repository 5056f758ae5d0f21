package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exceptions: made by their constructor that takes a message, then given their cause and stack trace. */
@SuppressWarnings("ReferenceEquality") // a cause that is the exception itself means that there is none
final class JdkThrowableForms {
    private static final String MESSAGE = "detailMessage";

    private JdkThrowableForms() {}

    static JdkForm form(Class<?> type) {
        return JdkForm.of(in -> make(type, in), JdkThrowableForms::fill);
    }

    /** An exception of a class of the JDK or of one that was defined. */
    static Object make(Class<?> type, JdkInstance in) throws UnmakeableException {
        String message = in.nullable(MESSAGE, String.class);
        try {
            return constructor(type, String.class).newInstance(message);
        } catch (NoSuchMethodException none) {
            return withoutMessage(type, message, in);
        } catch (ReflectiveOperationException e) {
            throw new UnmakeableException("its constructor failed: " + e);
        }
    }

    private static Constructor<?> constructor(Class<?> type, Class<?>... parameters) throws NoSuchMethodException {
        Constructor<?> constructor = type.getConstructor(parameters);
        if (!ClassMembers.isJdk(type)) {
            constructor.setAccessible(true);
        }
        return constructor;
    }

    private static Object withoutMessage(Class<?> type, @Nullable String message, JdkInstance in)
            throws UnmakeableException {
        try {
            Object made = constructor(type).newInstance();
            if (message != null) {
                in.lose("its class has no constructor that takes a message");
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new UnmakeableException("it has no constructor without parameters or with a message");
        }
    }

    private static void fill(Object made, JdkInstance in) throws UnmakeableException {
        Throwable throwable = (Throwable) made;
        StackTraceElement[] trace = in.nullable("stackTrace", StackTraceElement[].class);
        if (trace != null) {
            in.later(() -> throwable.setStackTrace(trace));
        }
        if (in.has("suppressedExceptions") && in.object("suppressedExceptions") instanceof List<?> all) {
            in.later(() -> all.forEach(each -> throwable.addSuppressed((Throwable) each)));
        }
        if (in.has("cause") && in.object("cause") != made) {
            Throwable cause = in.nullable("cause", Throwable.class);
            if (cause != throwable.getCause() || cause == null) {
                throwable.initCause(cause);
            }
        }
    }

    /** Which parts of its names a trace prints is for the JVM alone to say, unless {@code java.lang} is open. */
    static StackTraceElement element(JdkInstance in) throws UnmakeableException {
        StackTraceElement element = made(in);
        if (in.has("format") && in.int8("format") != 0) {
            try {
                Field format = StackTraceElement.class.getDeclaredField("format");
                format.setAccessible(true);
                format.setByte(element, in.int8("format"));
            } catch (ReflectiveOperationException | InaccessibleObjectException e) {
                in.lose("its format, which this JDK does not let be set");
            }
        }
        return element;
    }

    private static StackTraceElement made(JdkInstance in) throws UnmakeableException {
        if (!in.has("moduleName")) {
            return new StackTraceElement(
                    in.object("declaringClass", String.class),
                    in.object("methodName", String.class),
                    in.nullable("fileName", String.class),
                    in.int32("lineNumber"));
        }
        return new StackTraceElement(
                in.nullable("classLoaderName", String.class),
                in.nullable("moduleName", String.class),
                in.nullable("moduleVersion", String.class),
                in.object("declaringClass", String.class),
                in.object("methodName", String.class),
                in.nullable("fileName", String.class),
                in.int32("lineNumber"));
    }
}
