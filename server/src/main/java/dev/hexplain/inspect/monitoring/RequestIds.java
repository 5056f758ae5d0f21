package dev.hexplain.inspect.monitoring;

import dev.hexplain.store.SpaceAccess;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** The id of the current request, which every line logged meanwhile carries (MDC). */
public final class RequestIds {
    /** Its key in the MDC. */
    public static final String KEY = "request";

    private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9._-]{1,64}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private RequestIds() {}

    /** The id that a client gave, where it is short and of harmless characters, otherwise a new one. */
    public static String of(@Nullable String given) {
        return given != null && SAFE.matcher(given).matches() ? given : made();
    }

    private static String made() {
        byte[] id = new byte[8];
        RANDOM.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }

    /** Wraps work for another thread, which then carries the id of this thread's request, and sees what that may see. */
    public static Runnable carriedBy(Runnable request) {
        Map<String, String> context = MDC.getCopyOfContextMap();
        Runnable work = SpaceAccess.carriedBy(request);
        return () -> {
            Map<String, String> before = MDC.getCopyOfContextMap();
            set(context);
            try {
                work.run();
            } finally {
                set(before);
            }
        };
    }

    private static void set(@Nullable Map<String, String> context) {
        if (context == null) {
            MDC.clear();
        } else {
            MDC.setContextMap(context);
        }
    }
}
