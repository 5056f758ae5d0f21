package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * The classes of the JDK whose objects are made: values, times, collections and exceptions. Not one that reaches outside:
 * no {@code URL}, whose hash code asks a name server, no file, socket, thread, class loader or script.
 */
final class JdkForms {
    private static final Set<Class<?>> ENUMS = Set.of(
            TimeUnit.class,
            RoundingMode.class,
            DayOfWeek.class,
            Month.class,
            ChronoUnit.class,
            ChronoField.class,
            Thread.State.class);

    /** A class that others are below, and that writes nothing. */
    private static final JdkForm WITHOUT_STATE = JdkForm.of(_ -> {
        throw new UnmakeableException("it is of use to subclasses only");
    });

    private static final Map<String, JdkForm> FORMS = forms();

    private JdkForms() {}

    private static Map<String, JdkForm> forms() {
        Map<String, JdkForm> forms = new HashMap<>();
        forms.putAll(JdkValueForms.FORMS);
        forms.putAll(JdkTimeForms.FORMS);
        forms.putAll(JdkListForms.FORMS);
        forms.putAll(JdkTableForms.FORMS);
        forms.putAll(JdkWrapperForms.FORMS);
        forms.put("java.lang.Number", WITHOUT_STATE);
        forms.put("java.util.EventObject", WITHOUT_STATE);
        return Map.copyOf(forms);
    }

    /** The classes with rows here. */
    static Set<String> names() {
        return FORMS.keySet();
    }

    static boolean isEnum(Class<?> type) {
        return ENUMS.contains(type);
    }

    /** How objects of a class are made. */
    static JdkForm of(String className, DefinedClasses classes) throws UnmakeableException {
        JdkForm form = FORMS.get(className);
        if (form != null) {
            return form;
        }
        return classes.named(className)
                .filter(type -> ClassDefinition.isJdk(className) && Throwable.class.isAssignableFrom(type))
                .map(JdkThrowableForms::form)
                .orElseThrow(() -> new UnmakeableException("objects of this class are not made here"));
    }
}
