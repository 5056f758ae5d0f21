package dev.hexplain.codecs.hessian;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Silences what the libraries log about classes that they may not read: the round trip says what became of them. */
final class HessianLogs {
    /** Strong references, because a logger that is garbage-collected loses its level. */
    private static final List<Logger> ITS_LOGS =
            List.of(Logger.getLogger("com.caucho.hessian"), Logger.getLogger("com.alibaba.com.caucho.hessian"));

    private HessianLogs() {}

    static void silence() {
        ITS_LOGS.forEach(log -> log.setLevel(Level.OFF));
    }
}
