package dev.hexplain.cli;

import dev.hexplain.inspect.access.Caller;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Days for spaces: {@code 30,sandbox=7,legal=0}.
 *
 * @param days by the name of the space; under the empty name those of all others
 */
record DaysBySpace(Map<String, Integer> days) {
    private static final Pattern ONE = Pattern.compile("(?:([^=]+)=)?([0-9]{1,5})");

    /** Parses them. */
    static final class Converter implements ITypeConverter<DaysBySpace> {
        @Override
        public DaysBySpace convert(String text) {
            Map<String, Integer> days = new HashMap<>();
            for (String one : text.split(",", -1)) {
                Matcher found = ONE.matcher(one.strip());
                String space = found.matches() && found.group(1) != null ? found.group(1) : "";
                if (!found.matches() || (!space.isEmpty() && !Caller.mayBeSpace(space))) {
                    throw new TypeConversionException(
                            "'" + one.strip() + "' is no number of days: write 30, or sandbox=7 for those of a space");
                }
                if (days.putIfAbsent(space, Integer.parseInt(found.group(2))) != null) {
                    throw new TypeConversionException(
                            space.isEmpty()
                                    ? "two numbers of days have no space"
                                    : "space " + space + " is there twice");
                }
            }
            return new DaysBySpace(Map.copyOf(days));
        }
    }
}
