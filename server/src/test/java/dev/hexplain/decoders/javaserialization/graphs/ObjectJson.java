package dev.hexplain.decoders.javaserialization.graphs;

import java.io.File;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.math.MathContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.sql.SQLException;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneId;
import java.time.chrono.ChronoPeriod;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.util.Base64;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.logging.Level;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.management.Attribute;
import javax.management.ObjectName;
import javax.sql.rowset.serial.SerialBlob;
import javax.sql.rowset.serial.SerialClob;
import javax.sql.rowset.serial.SerialDatalink;

/**
 * Writes objects that the JDK read as JSON, by what their public methods say: it knows nothing of streams. An object that
 * was written before is {@code {"$ref": its path}}; a collection without an order is {@code {"$set": elements}}. In Java
 * 17, so that its JDK can run it too.
 */
final class ObjectJson {
    private final IdentityHashMap<Object, String> paths = new IdentityHashMap<>();
    private final StringBuilder json = new StringBuilder();

    private ObjectJson() {}

    static String of(Object object) throws SQLException {
        ObjectJson writer = new ObjectJson();
        writer.write(object, "");
        return writer.json.toString();
    }

    private void write(Object object, String path) throws SQLException {
        String number = number(object);
        String text = number == null ? text(object) : null;
        if (number != null) {
            json.append(number);
        } else if (text != null) {
            quoted(text);
        } else if (paths.containsKey(object)) {
            json.append("{\"$ref\":");
            quoted(paths.get(object));
            json.append('}');
        } else {
            paths.put(object, path);
            composite(object, path);
        }
    }

    private static String number(Object object) {
        boolean is = object == null
                || object instanceof Number
                || object instanceof Boolean
                || object instanceof AtomicBoolean;
        String text = String.valueOf(object);
        return !is ? null : text.equals("NaN") ? "\"NaN\"" : text;
    }

    /** Null where an object has parts. */
    private static String text(Object object) throws SQLException {
        if (object instanceof Date) {
            Date date = (Date) object;
            return (date instanceof java.sql.Date ? Instant.ofEpochMilli(date.getTime()) : date.toInstant()).toString();
        } else if (object instanceof Calendar) {
            Calendar calendar = (Calendar) object;
            String zone = calendar.getTimeZone().getID();
            return calendar.toInstant() + (zone.equals("UTC") ? "" : "[" + zone + "]");
        } else if (object instanceof TimeZone) {
            return ((TimeZone) object).getID();
        } else if (object instanceof Class) {
            return ((Class<?>) object).getTypeName();
        } else if (object instanceof byte[]) {
            return Base64.getEncoder().encodeToString((byte[]) object);
        } else if (object instanceof Locale) {
            return ((Locale) object).toLanguageTag();
        } else if (object instanceof Level) {
            return ((Level) object).getName();
        } else if (object instanceof Enum) {
            return ((Enum<?>) object).name();
        } else if (object instanceof File) {
            return ((File) object).getPath();
        }
        return special(object);
    }

    private static String special(Object object) throws SQLException {
        if (object instanceof SerialBlob) {
            SerialBlob blob = (SerialBlob) object;
            return Base64.getEncoder()
                    .encodeToString(blob.length() == 0 ? new byte[0] : blob.getBytes(1, (int) blob.length()));
        } else if (object instanceof SerialClob) {
            return ((SerialClob) object).getSubString(1, (int) ((SerialClob) object).length());
        } else if (object instanceof InetAddress) {
            return address((InetAddress) object);
        } else if (object instanceof InetSocketAddress) {
            InetSocketAddress socket = (InetSocketAddress) object;
            return address(socket.getAddress()) + ":" + socket.getPort();
        } else if (object instanceof Pattern) {
            Pattern pattern = (Pattern) object;
            return (pattern.flags() == 0 ? "" : "(flags 0x" + Integer.toHexString(pattern.flags()) + ") ") + pattern;
        } else if (object instanceof MethodType) {
            MethodType type = (MethodType) object;
            return type.parameterList().stream().map(Class::getTypeName).collect(Collectors.joining(",", "(", ")"))
                    + type.returnType().getTypeName();
        } else if (object instanceof SerialDatalink) {
            return ((SerialDatalink) object).getDatalink().toString();
        } else if (object instanceof SimpleDateFormat) {
            return ((SimpleDateFormat) object).toPattern();
        } else if (object instanceof Format.Field) {
            String text = object.toString();
            return text.substring(text.indexOf('(') + 1, text.length() - 1);
        }
        return saysItself(object) ? object.toString() : null;
    }

    private static boolean saysItself(Object object) {
        return object instanceof CharSequence
                || object instanceof Character
                || object instanceof UUID
                || object instanceof TemporalAccessor
                || object instanceof TemporalAmount
                || object instanceof ChronoPeriod
                || object instanceof ZoneId
                || object instanceof ZoneOffsetTransition
                || object instanceof ZoneOffsetTransitionRule
                || object instanceof URI
                || object instanceof URL
                || object instanceof ObjectName
                || object instanceof Currency
                || object instanceof MathContext
                || object instanceof StackTraceElement
                || object instanceof Annotation;
    }

    private static String address(InetAddress address) {
        String host = address.toString().substring(0, address.toString().indexOf('/'));
        return (host.isEmpty() ? "" : host + "/") + address.getHostAddress();
    }

    private void composite(Object object, String path) throws SQLException {
        if (object instanceof Map) {
            entries((Map<?, ?>) object, path);
        } else if (object instanceof ChoiceFormat) {
            ChoiceFormat format = (ChoiceFormat) object;
            Map<Object, Object> choices = new LinkedHashMap<>();
            for (int i = 0; i < format.getLimits().length; i++) {
                choices.put(format.getLimits()[i], format.getFormats()[i]);
            }
            entries(choices, path);
        } else if (object instanceof MessageFormat) {
            json.append('{');
            member("pattern", ((MessageFormat) object).toPattern(), path);
            json.append(',');
            member("formats", ((MessageFormat) object).getFormats(), path);
            json.append('}');
        } else if (object instanceof Attribute) {
            Attribute attribute = (Attribute) object;
            entries(Map.of(attribute.getName(), attribute.getValue()), path);
        } else if (object instanceof Map.Entry) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
            json.append('{');
            member(text(entry.getKey()), entry.getValue(), path);
            json.append('}');
        } else if (object instanceof AtomicReference) {
            write(((AtomicReference<?>) object).get(), path);
        } else if (object instanceof GraphRecord) {
            json.append('{');
            member("name", ((GraphRecord) object).name(), path);
            json.append(',');
            member("content", ((GraphRecord) object).content(), path);
            json.append('}');
        } else if (object instanceof CodeSource) {
            json.append('{');
            member("location", ((CodeSource) object).getLocation(), path);
            json.append(",\"certificates\":[]}");
        } else if (object instanceof Throwable) {
            throwable((Throwable) object, path);
        } else {
            elements(object, path);
        }
    }

    private void elements(Object object, String path) throws SQLException {
        if (object instanceof Set || object instanceof PriorityQueue || object instanceof PriorityBlockingQueue) {
            json.append("{\"$set\":");
            array(((Collection<?>) object).toArray(), path);
            json.append('}');
        } else if (object instanceof Collection) {
            array(((Collection<?>) object).toArray(), path);
        } else if (object instanceof BitSet) {
            array(((BitSet) object).stream().toArray(), path);
        } else if (object instanceof AtomicReferenceArray) {
            AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) object;
            Object[] elements = new Object[array.length()];
            for (int i = 0; i < elements.length; i++) {
                elements[i] = array.get(i);
            }
            array(elements, path);
        } else if (object instanceof AtomicLongArray || object instanceof AtomicIntegerArray) {
            json.append(object);
        } else {
            array(object, path);
        }
    }

    private void array(Object array, String path) throws SQLException {
        json.append('[');
        for (int i = 0; i < Array.getLength(array); i++) {
            json.append(i == 0 ? "" : ",");
            write(Array.get(array, i), path + "[" + i + "]");
        }
        json.append(']');
    }

    private void entries(Map<?, ?> map, String path) throws SQLException {
        json.append('{');
        boolean first = true;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            json.append(first ? "" : ",");
            first = false;
            String number = number(entry.getKey());
            member(number == null ? text(entry.getKey()) : number, entry.getValue(), path);
        }
        json.append('}');
    }

    private void member(String name, Object value, String path) throws SQLException {
        quoted(name);
        json.append(':');
        write(value, path + "/" + name);
    }

    /** One that is its own cause has none. */
    private void throwable(Throwable throwable, String path) throws SQLException {
        json.append('{');
        member("detailMessage", throwable.getMessage(), path);
        if (throwable.getCause() != null) {
            json.append(',');
            member("cause", throwable.getCause(), path);
        } else if (throwable instanceof java.io.IOException) {
            json.append(",\"cause\":null");
        }
        json.append(',');
        member("stackTrace", throwable.getStackTrace(), path);
        json.append(',');
        member("suppressedExceptions", throwable.getSuppressed(), path);
        json.append('}');
    }

    private void quoted(String text) {
        json.append('"');
        for (char c : text.toCharArray()) {
            if (c < ' ' || c == '"' || c == '\\') {
                json.append(String.format("\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        json.append('"');
    }
}
