package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;

/** Dynamic proxies: described by their interfaces, since their class exists in one JVM only. */
final class ProxySamples {
    private ProxySamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "proxy",
                        "Dynamic proxy",
                        "TC_PROXYCLASSDESC with two interfaces; the super class Proxy holds the handler.",
                        () -> Dumps.of(proxy("hello"))),
                of(
                        "proxies-shared-descriptor",
                        "Two proxies of one class",
                        "The second refers to the first one's proxy descriptor.",
                        () -> Dumps.of((Object) new Object[] {proxy("one"), proxy("two")})));
    }

    /** A proxy of {@link Greeter} and {@link Named} that answers every call with {@code answer}. */
    static Object proxy(String answer) {
        return Proxy.newProxyInstance(
                ProxySamples.class.getClassLoader(),
                new Class<?>[] {Greeter.class, Named.class},
                new Answering(answer));
    }

    interface Greeter {
        String greet();
    }

    interface Named {
        String name();
    }

    static class Answering implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1L;
        final String answer;

        Answering(String answer) {
            this.answer = answer;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            return answer;
        }
    }
}
