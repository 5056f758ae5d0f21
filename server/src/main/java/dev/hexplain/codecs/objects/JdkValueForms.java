package dev.hexplain.codecs.objects;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.URI;
import java.util.BitSet;
import java.util.Currency;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values of the JDK, from their fields. */
@SuppressWarnings("JdkObsolete") // the classes that streams name
final class JdkValueForms {
    private static final long SCRAMBLED = 0x5DEECE66DL;

    static final Map<String, JdkForm> FORMS = forms();

    private JdkValueForms() {}

    private static Map<String, JdkForm> forms() {
        Map<String, JdkForm> forms = new HashMap<>(boxes());
        forms.put("java.math.BigInteger", JdkForm.of(JdkValueForms::bigInteger));
        forms.put(
                "java.math.BigDecimal",
                JdkForm.of(in -> new BigDecimal(in.object("intVal", BigInteger.class), in.int32("scale"))));
        forms.put(
                "java.math.MathContext",
                JdkForm.of(
                        in -> new MathContext(in.int32("precision"), in.object("roundingMode", RoundingMode.class))));
        forms.put("java.util.UUID", JdkForm.of(in -> new UUID(in.int64("mostSigBits"), in.int64("leastSigBits"))));
        forms.put("java.util.Locale", JdkForm.of(JdkValueForms::locale));
        forms.put(
                "java.util.Currency", JdkForm.of(in -> Currency.getInstance(in.object("currencyCode", String.class))));
        forms.put("java.net.URI", JdkForm.of(in -> URI.create(in.object("string", String.class))));
        forms.put(
                "java.util.regex.Pattern",
                JdkForm.of(in -> Pattern.compile(in.object("pattern", String.class), in.int32("flags"))));
        forms.put("java.util.concurrent.atomic.LongAdder$SerializationProxy", JdkForm.of(JdkValueForms::longAdder));
        forms.put("java.util.concurrent.atomic.DoubleAdder$SerializationProxy", JdkForm.of(JdkValueForms::doubleAdder));
        forms.put("java.util.BitSet", JdkForm.of(in -> BitSet.valueOf(in.object("bits", long[].class))));
        forms.put("java.util.Random", JdkForm.of(JdkValueForms::random));
        forms.put("java.lang.StringBuilder", JdkForm.of(JdkValueForms::builder));
        forms.put("java.lang.StringBuffer", JdkForm.of(JdkValueForms::buffer));
        forms.put("java.lang.StackTraceElement", JdkForm.of(JdkThrowableForms::element));
        forms.put(
                "java.util.concurrent.atomic.AtomicBoolean",
                JdkForm.of(in -> new AtomicBoolean(in.int32("value") != 0)));
        forms.put("java.util.concurrent.atomic.AtomicInteger", JdkForm.of(in -> new AtomicInteger(in.int32("value"))));
        forms.put("java.util.concurrent.atomic.AtomicLong", JdkForm.of(in -> new AtomicLong(in.int64("value"))));
        forms.put(
                "java.util.concurrent.atomic.AtomicIntegerArray",
                JdkForm.of(in -> new AtomicIntegerArray(in.object("array", int[].class))));
        forms.put(
                "java.util.concurrent.atomic.AtomicLongArray",
                JdkForm.of(in -> new AtomicLongArray(in.object("array", long[].class))));
        forms.put("java.lang.String$CaseInsensitiveComparator", JdkForm.of(_ -> String.CASE_INSENSITIVE_ORDER));
        return forms;
    }

    /** Two boxes in a stream are two objects, which {@code valueOf} would not always make. */
    @SuppressWarnings({"removal", "deprecation", "BoxedPrimitiveConstructor"})
    private static Map<String, JdkForm> boxes() {
        return Map.of(
                "java.lang.Boolean",
                JdkForm.of(in -> new Boolean(in.truth("value"))),
                "java.lang.Byte",
                JdkForm.of(in -> new Byte(in.int8("value"))),
                "java.lang.Character",
                JdkForm.of(in -> new Character(in.unit("value"))),
                "java.lang.Short",
                JdkForm.of(in -> new Short(in.int16("value"))),
                "java.lang.Integer",
                JdkForm.of(in -> new Integer(in.int32("value"))),
                "java.lang.Long",
                JdkForm.of(in -> new Long(in.int64("value"))),
                "java.lang.Float",
                JdkForm.of(in -> new Float(in.float32("value"))),
                "java.lang.Double",
                JdkForm.of(in -> new Double(in.float64("value"))));
    }

    private static Object bigInteger(JdkInstance in) throws UnmakeableException {
        return new BigInteger(in.int32("signum"), in.object("magnitude", byte[].class));
    }

    private static Object locale(JdkInstance in) throws UnmakeableException {
        Locale.Builder locale = new Locale.Builder();
        String language = in.object("language", String.class);
        String country = in.object("country", String.class);
        String variant = in.object("variant", String.class);
        boolean extended = in.has("script")
                && (!in.object("script", String.class).isEmpty()
                        || !in.object("extensions", String.class).isEmpty());
        if (!extended) {
            return Locale.of(language, country, variant);
        }
        return locale.setLanguage(language)
                .setRegion(country)
                .setVariant(variant)
                .setScript(in.object("script", String.class))
                .build();
    }

    private static Object random(JdkInstance in) throws UnmakeableException {
        if (in.truth("haveNextNextGaussian")) {
            in.lose("the next Gaussian number, which nobody can set");
        }
        return new Random(in.int64("seed") ^ SCRAMBLED);
    }

    private static Object longAdder(JdkInstance in) throws UnmakeableException {
        LongAdder adder = new LongAdder();
        adder.add(in.int64("value"));
        return adder;
    }

    private static Object doubleAdder(JdkInstance in) throws UnmakeableException {
        DoubleAdder adder = new DoubleAdder();
        adder.add(in.float64("value"));
        return adder;
    }

    private static Object builder(JdkInstance in) throws UnmakeableException {
        char[] units = units(in, "java.lang.StringBuilder");
        int count = in.data("java.lang.StringBuilder").s4();
        StringBuilder made = new StringBuilder(units.length);
        return made.append(units, 0, Math.clamp(count, 0, units.length));
    }

    private static Object buffer(JdkInstance in) throws UnmakeableException {
        char[] units = in.object("value", char[].class);
        StringBuffer made = new StringBuffer(units.length);
        return made.append(units, 0, Math.clamp(in.int32("count"), 0, units.length));
    }

    private static char[] units(JdkInstance in, String className) throws UnmakeableException {
        @Nullable Object units = in.objects(className).stream().findFirst().orElse(null);
        if (units instanceof char[] all) {
            return all;
        }
        throw new UnmakeableException("characters were expected");
    }
}
