// Sets language, theme, hand and size of text on <html> before anything is painted; the app takes over. The page waits
// for it on purpose.
(function () {
	var root = document.documentElement;

	function kept(key) {
		try {
			return localStorage.getItem('tablemate.' + key);
		} catch {
			// Denied: the device decides.
			return null;
		}
	}

	function wantedLanguage() {
		var wishes = [kept('language')].concat(navigator.languages || navigator.language, 'en');
		for (var i = 0; ; i++) {
			var tongue = String(wishes[i]).slice(0, 2).toLowerCase();
			if (tongue === 'en' || tongue === 'es') return tongue;
		}
	}

	try {
		var language = wantedLanguage();
		if (language !== 'en') {
			// The pages are prerendered in English: they wait, hidden, until the words are exchanged.
			root.lang = language;
			root.setAttribute('data-waiting', '');
		}
		var theme = kept('theme');
		var dark =
			theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
		root.setAttribute('data-theme', dark ? 'dark' : 'light');
		if (theme === 'contrast') root.setAttribute('data-contrast', 'more');
		if (kept('hand') === 'left') root.setAttribute('data-hand', 'left');
		var text = kept('text');
		if (text === 'large' || text === 'larger') root.setAttribute('data-text', text);
	} catch {
		// An old browser shows the page in English and in the light theme.
	}

	try {
		decodeURIComponent(location.hash);
	} catch {
		// A half escape names no place on a page, and the router would fall over it.
		history.replaceState(null, '', location.pathname + location.search);
	}

	// Older than Safari 16.4, Firefox 115, Chromium 111: it cannot read the app's scripts.
	if (!window.CompressionStream || !('with' in []))
		addEventListener('DOMContentLoaded', function () {
			var told = document.createElement('h2');
			told.setAttribute('role', 'alert');
			told.textContent =
				root.lang === 'es'
					? 'Este navegador es demasiado antiguo. Actualízalo o abre la app en otro.'
					: 'This browser is too old. Update it, or open the app in another one.';
			document.body.prepend(told);
			root.removeAttribute('data-waiting');
		});
})();
